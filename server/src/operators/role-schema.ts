import { Type } from '../schema.ts';
import { roles } from './operator.ts';

export const roleSchema = Type.Enum([...roles], {
  title: 'Role',
  description: 'Administrators change things; viewers only look.',
});
