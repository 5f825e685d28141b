import { findBuyer, type Buyer } from '../test-buyers.ts';
import { sandboxPassword } from './pages/sign-in-forms.ts';

/** The buyer who signs in with a sent form: by one click, or by email and password. */
export const findSignedIn = (form: URLSearchParams): Buyer | undefined => {
  const byPassword = form.get('password') === sandboxPassword ? form.get('email') : undefined;
  return findBuyer(form.get('buyer') ?? byPassword ?? '');
};
