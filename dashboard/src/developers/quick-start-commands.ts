import type { Installation } from '../api/schema.ts';

export const exampleAmountMinor = 1000;

/** Short lines, so that they fit on the screen. */
const exampleBody = `{
    "redirections": {"returnURL": "https://example.com/thanks", "cancelURL": "https://example.com/cart"},
    "transaction": {"accountId": "my-shop", "totalAmount": ${exampleAmountMinor}},
    "items": [{"merchantAccountId": "merchant-1", "description": "A song",
               "quantity": 2, "unitAmount": 500, "type": "digital"}]
  }`;

/** Takes one member out of a JSON answer, with tools that every Unix has. */
const pick = (member: string) => String.raw`sed 's/.*"${member}":"\([^"]*\)".*/\1/'`;

/** Commands to run one after the other in one terminal. */
export const commandsFor = ({ publicUrl }: Installation) => ({
  key: "export API_KEY='<API_KEY>'",
  token: `export TOKEN=$(curl -sS ${publicUrl}/oauth/api/v1/oauth/token \\
  -H "Authorization: basic $API_KEY" \\
  -d Grant_type=client_credentials | ${pick('access_token')}); echo "$TOKEN"`,
  init: `export PAYMENT=$(curl -sS ${publicUrl}/webservice/v2/moneyins/ext/init \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d '${exampleBody}'); echo "$PAYMENT"
export ID=$(echo "$PAYMENT" | ${pick('id')})`,
  approve: undefined,
  resume: `curl -sS -X POST "${publicUrl}/webservice/v2/moneyins/ext/$ID/resume" \\
  -H "Authorization: Bearer $TOKEN"`,
  read: `curl -sS "${publicUrl}/webservice/v2/moneyins/$ID" \\
  -H "Authorization: Bearer $TOKEN"`,
});
