// A route that a shop may have: it changes the amount of a payment session, which no route of Medusa does.
exports.POST = async (request, response) => {
  const payments = request.scope.resolve('payment');
  const session = await payments.retrievePaymentSession(request.params.id);
  const { id, data, currency_code } = session;
  const changed = await payments.updatePaymentSession({
    id,
    data,
    currency_code,
    amount: request.body.amount,
  });
  response.json({ session: changed });
};
