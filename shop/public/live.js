// Follows orders: when the shop says that one has changed, the page is asked for again and shown in place.
const place = document.querySelector('[data-live]');

const isTyped = (input) => input.value !== input.defaultValue || input === document.activeElement;

// What someone has typed is never replaced, nor what they are pressing: a press on a button that goes away is lost.
const isInUse = (main) => main.matches(':active') || [...main.querySelectorAll('input')].some(isTyped);

let isOld = false;

const refresh = async () => {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  isOld = isInUse(document.querySelector('main'));
  if (isOld) return;
  for (const part of ['header', 'main']) document.querySelector(part).replaceWith(fresh.querySelector(part));
  document.title = fresh.title;
};

if (place) {
  const changes = new EventSource(place.dataset.live);
  changes.addEventListener('message', () => void refresh());
  // What happened before the connection was there.
  changes.addEventListener('open', () => void refresh());
  for (const end of ['focusout', 'pointerup']) addEventListener(end, () => isOld && void refresh());
}
