import type { Config, Part } from '../start/config.ts';
import type { ExitCode } from './exit-code.ts';

interface Option {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  /** What stands for the value in the help, such as `<e-mail>`. */
  readonly value?: string;
  readonly help: string;
}
export type Options = Readonly<Record<string, Option>>;

export type Values<O extends Options> = {
  readonly [K in keyof O]?: O[K]['type'] extends 'boolean' ? boolean : string;
};

export interface Call<O extends Options = Options> {
  readonly config: Config;
  /** The API key of the environment (FLORIN_API_KEY), for a service elsewhere. */
  readonly apiKey: string | undefined;
  /** One text for each of the command's arguments. */
  readonly args: readonly string[];
  readonly values: Values<O>;
  /** Prints a line while the command works. With --json it prints nothing. */
  say(line: string): void;
  /** The same for lines that a program wants, too. With --json it prints the JSON, on one line. */
  report(line: string, json: object): void;
}

/** The same result for a person and for a program. */
export interface Result {
  readonly text: string;
  /** Undefined: all of it was reported line by line. */
  readonly json: unknown;
  readonly exitCode?: ExitCode;
}

interface Definition<O extends Options> {
  /** The name: `['operators', 'add']`. */
  readonly words: readonly [string, string?];
  /** What stands for the arguments in the help. All of them are needed. */
  readonly args: readonly string[];
  readonly summary: string;
  /** More about it, for its own help. */
  readonly details?: string;
  readonly options: O;
  /** The parts of the settings that it uses; without it, all. In production only these have to be set. */
  readonly uses?: readonly Part[];
  run(call: Call<O>): Promise<Result>;
}

export type Command = Definition<Options>;

/** Commands for the same purpose. */
export interface Group {
  readonly name: string;
  readonly purpose: string;
  readonly commands: readonly Command[];
}

/** Gives `run` the types of the options. They have been parsed as these options say when it is called. */
export const defineCommand = <const O extends Options>(command: Definition<O>): Command => ({
  ...command,
  run: (call) => command.run(call as Call<O>),
});

export const nameOf = ({ words }: Pick<Command, 'words'>) => words.filter(Boolean).join(' ');
