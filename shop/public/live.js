// Follows an order: when the shop says that it has changed, the page is asked for again and shown in place.
const place = document.querySelector('[data-live]');

const refresh = async () => {
  const main = document.querySelector('main');
  // Nobody wants to lose what they are typing.
  if (main.contains(document.activeElement) && document.activeElement.matches('input')) return;
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const fresh = page.querySelector('main');
  if (!fresh.isEqualNode(main)) {
    main.replaceWith(fresh);
    document.querySelector('header').replaceWith(page.querySelector('header'));
    document.title = page.title;
  }
};

if (place) new EventSource(place.dataset.live).addEventListener('message', () => void refresh());
