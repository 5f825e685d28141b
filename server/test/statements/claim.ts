import type { Node, TaggedTemplateExpression } from 'typescript/unstable/ast';
import {
  SymbolFlags,
  TypeFlags,
  type Checker,
  type Type,
  type TypeReference,
} from 'typescript/unstable/sync';

/** What the code takes a column for. */
export interface ClaimedColumn {
  readonly name: string;
  /** In the words of `compareWithClaim`; several for a union. */
  readonly kinds: readonly string[];
  readonly isNullable: boolean;
  readonly isOptional: boolean;
}

/** The columns of the rows that a statement claims to answer; undefined: it claims nothing. */
export const readClaim = (
  checker: Checker,
  template: TaggedTemplateExpression,
): ClaimedColumn[] | undefined => {
  const [rows] = checker.getTypeArguments(checker.getTypeAtLocation(template) as TypeReference);
  const [row] = checker.getTypeArguments(rows as TypeReference);
  if (checker.getIndexInfosOfType(row!).length > 0) return undefined;
  return checker.getPropertiesOfType(row!).map((property) => {
    const type = checker.getTypeOfSymbolAtLocation(property, template);
    const members = membersOf(type);
    return {
      name: property.name,
      kinds: [...new Set(members.map((member) => kindOf(checker, member, template)))].filter(
        (kind) => kind !== 'null',
      ),
      isNullable: members.some(({ flags }) => (flags & (TypeFlags.Null | TypeFlags.Unknown)) !== 0),
      isOptional: (property.flags & SymbolFlags.Optional) !== 0,
    };
  });
};

const membersOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type]);

const plainKinds: readonly [number, string][] = [
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined, 'undefined'],
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BigIntLike, 'bigint'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.Unknown, 'unknown'],
];

const kindOf = (checker: Checker, type: Type, at: Node): string => {
  const plain = plainKinds.find(([flag]) => (type.flags & flag) !== 0);
  if (plain) return plain[1];
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as TypeReference);
    const kinds = new Set(membersOf(item!).map((member) => kindOf(checker, member, at)));
    return `${[...kinds].join(' | ')}[]`;
  }
  const name = type.getSymbol()?.name;
  if (name === 'Date' || name === 'Buffer') return name;
  return findForeign(checker, type, at) ?? 'object';
};

/** What JSON has not: a time or a bigint somewhere in an object. */
const findForeign = (checker: Checker, type: Type, at: Node, depth = 3): string | undefined => {
  if (depth === 0) return undefined;
  for (const property of checker.getPropertiesOfType(type)) {
    for (const member of membersOf(checker.getTypeOfSymbolAtLocation(property, at))) {
      if ((member.flags & TypeFlags.BigIntLike) !== 0) return `object with the bigint ${property.name}`;
      if (member.getSymbol()?.name === 'Date') return `object with the Date ${property.name}`;
      if (member.isObjectType() && !checker.isArrayType(member)) {
        const found = findForeign(checker, member, at, depth - 1);
        if (found !== undefined) return found;
      }
    }
  }
  return undefined;
};
