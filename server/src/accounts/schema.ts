import { Type } from 'typebox';
import { nameText } from '../http/text-schema.ts';

export const tags = ['Accounts'];
export const moment = Type.String({ format: 'date-time' });
export const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Beyond the numbers that JavaScript is exact in, a sum is still written out whole. */
export const sum = (description: string) => Type.Unsafe<bigint>(Type.Integer({ description }));

/** In a query a zero byte could come, which no text column can hold. */
export const noZeroByte = String.raw`^[^\u0000]*$`;

export const accountParams = Type.Object({ accountId: nameText(256) });

export const accountQuery = Type.Optional(Type.String({ maxLength: 256, pattern: noZeroByte }));

export const periodQuery = Type.Object({
  from: Type.Optional(Type.String({ format: 'date-time', description: 'Then or later.' })),
  to: Type.Optional(Type.String({ format: 'date-time', description: 'Before.' })),
});
