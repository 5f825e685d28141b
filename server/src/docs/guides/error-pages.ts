import { keysOf } from '../../keys-of.ts';
import { problems, type ProblemCode } from '../../problem.ts';
import { problemExamples } from '../../http/problem-schema.ts';

/** The part of the OpenAPI description that says which calls answer a problem. */
export interface Description {
  readonly paths?: Readonly<Record<string, object | undefined>> | undefined;
}

interface Operation {
  readonly summary: string;
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>;
}

export const problemCodeNames = keysOf(problems);

/** Beyond this many, a list of calls says less than a sentence. */
const callsMax = 20;

/** The calls that can answer each code. A shared answer is named after its codes (share-responses.ts). */
export const listCallsByCode = ({ paths = {} }: Description) => {
  const calls = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { summary, responses }] of Object.entries(
      (operations ?? {}) as Record<string, Operation>,
    )) {
      const codes = Object.values(responses).flatMap(({ $ref = '' }) => $ref.replace(/^.*\//, '').split('.'));
      for (const code of codes) {
        const known = calls.get(code) ?? [];
        calls.set(code, [...known, `- \`${method.toUpperCase()} ${path}\`: ${summary}`]);
      }
    }
  }
  return calls;
};

export const countCalls = ({ paths = {} }: Description) =>
  Object.values(paths).reduce((sum, operations) => sum + Object.keys(operations ?? {}).length, 0);

/** The page of one code. What docs/guides/errors has about it stands between what all of them have. */
export const writeErrorPage = (
  code: ProblemCode,
  more: string,
  calls: readonly string[],
  callCount: number,
) => {
  const { status, title, fix } = problems[code];
  const example = problemExamples('http://localhost:8080')[code]!.value;
  return [
    `# ${code}`,
    `Status ${status}. ${title}.`,
    `**What to do:** ${fix}`,
    more.replace(/^# .*\n/, '').trim(),
    '## The answer',
    `\`\`\`json\n${JSON.stringify(example, undefined, 2)}\n\`\`\``,
    '## Which calls return it',
    describeCalls(calls, callCount),
    'All codes are on the page [Errors](../errors.md).',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};

const describeCalls = (calls: readonly string[], callCount: number) => {
  if (calls.length === 0) return 'Any request can return it.';
  if (calls.length > callsMax)
    return `${calls.length} of ${callCount} calls. The [API reference](http://localhost:8080/docs) shows which.`;
  return calls.join('\n');
};

/** Every code, for the page about errors. */
export const writeErrorTable = () => {
  const rows = problemCodeNames
    .toSorted((one, other) => problems[one].status - problems[other].status)
    .map(
      (code) => `| ${problems[code].status} | [\`${code}\`](errors/${code}.md) | ${problems[code].title} |`,
    );
  return ['## Every code', ['| Status | Code | Meaning |', '| --- | --- | --- |', ...rows].join('\n')].join(
    '\n\n',
  );
};
