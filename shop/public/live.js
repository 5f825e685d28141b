// Follows orders: when the shop says that one has changed, the page is asked for again and shown in place.
const place = document.querySelector('[data-live]');

// What somebody has typed is never replaced.
const isInUse = (input) => input.value !== input.defaultValue || input === document.activeElement;

const refresh = async () => {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if ([...document.querySelectorAll('main input')].some(isInUse)) return;
  for (const part of ['header', 'main']) document.querySelector(part).replaceWith(fresh.querySelector(part));
  document.title = fresh.title;
};

if (place) {
  const changes = new EventSource(place.dataset.live);
  changes.addEventListener('message', () => void refresh());
  // What happened before the connection was there.
  changes.addEventListener('open', () => void refresh());
}
