// The last page of the checkout in a popup: tells the opener how it ended, and nobody else. The opener closes the window
// once it has heard: a window that closed itself could be seen closed before it is heard, and taken for a refusal.
const finished = document.getElementById('finished');
const opener = /** @type {Window | null} */ (window.opener);

if (finished !== null && opener !== null) {
  const { outcome, orderId, payerId, origin } = finished.dataset;
  if (origin) opener.postMessage({ from: 'purse', outcome, orderId, payerId }, origin);
}
