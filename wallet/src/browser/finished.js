// The last page of the checkout in a popup. It sends the outcome to the page that opened it, and to no other origin.
// That page closes the popup: if the popup closed itself, the page could see it closed before the message arrives, and
// would take that for a cancel.
const finished = document.getElementById('finished');
const opener = /** @type {Window | null} */ (window.opener);

if (finished !== null && opener !== null) {
  const { outcome, orderId, payerId, origin } = finished.dataset;
  if (origin) opener.postMessage({ from: 'purse', outcome, orderId, payerId }, origin);
}
