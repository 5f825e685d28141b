# 1. Sign in as the first administrator
curl -sS -c .florin/cookies -H 'Content-Type: application/json' -d @.florin/sandbox/first-sign-in.json http://localhost:8080/dashboard/api/session

# 2. Generate an API key and reveal it; the password confirms each
API_KEY=$(curl -sS -b .florin/cookies -H 'Content-Type: application/json' -d @.florin/sandbox/first-sign-in.json "http://localhost:8080/dashboard/api/api-keys/$(sed 's/"email": "[^"]*"/"label": "my shop"/' .florin/sandbox/first-sign-in.json | curl -sS -b .florin/cookies -H 'Content-Type: application/json' -d @- http://localhost:8080/dashboard/api/api-keys | sed 's/.*"id":"\([^"]*\)".*/\1/')/reveal" | sed 's/.*"apiKey":"\([^"]*\)".*/\1/')

# 3. Exchange the key for the access token
TOKEN=$(curl -sS -H "Authorization: basic $API_KEY" -d Grant_type=client_credentials http://localhost:8080/oauth/api/v1/oauth/token | sed 's/.*"access_token":"\([^"]*\)".*/\1/')

# 4. Start a payment of 10.00 EUR; a buyer would now be sent to the redirectionUrl
PAYMENT=$(curl -sS -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -d '{"redirections": {"returnURL": "http://localhost:8100/thanks", "cancelURL": "http://localhost:8100/cart"}, "transaction": {"accountId": "my-shop", "totalAmount": 1000}, "items": [{"merchantAccountId": "merchant-1", "description": "A song", "quantity": 2, "unitAmount": 500, "type": "digital"}]}' http://localhost:8080/webservice/v2/moneyins/ext/init); echo "$PAYMENT"

# 5. Approve it in the buyer's place, and resume: the payment is captured
curl -sS -X POST "http://localhost:8090/simulator/orders/$(echo "$PAYMENT" | sed 's/.*"extOrderId":"\([^"]*\)".*/\1/')/approve" >/dev/null; curl -sS -X POST -H "Authorization: Bearer $TOKEN" "http://localhost:8080/webservice/v2/moneyins/ext/$(echo "$PAYMENT" | sed 's/.*"id":"\([^"]*\)".*/\1/')/resume"
