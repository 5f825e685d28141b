import { spawnSync } from 'node:child_process';

/** How the examples in a language are run, and where Debian has what that needs. */
export interface Language {
  readonly name: string;
  /** Of the blocks in the guides. */
  readonly id: string;
  /** Tells the version. Fails where the language is not installed. */
  readonly version: readonly [command: string, ...args: string[]];
  readonly packages: string;
  readonly ending: string;
  readonly run: (file: string) => readonly [command: string, ...args: string[]];
  /** Where a program that serves is started in another way. */
  readonly serve?: (file: string, port: number) => readonly [command: string, ...args: string[]];
}

export const languages: readonly Language[] = [
  {
    name: 'Python',
    id: 'python',
    version: ['python3', '--version'],
    packages: 'python3',
    ending: 'py',
    run: (file) => ['python3', file],
  },
  {
    name: 'PHP',
    id: 'php',
    version: ['php', '--version'],
    packages: 'php-cli',
    ending: 'php',
    run: (file) => ['php', file],
    serve: (file, port) => ['php', '-S', `localhost:${port}`, file],
  },
  {
    name: 'Ruby',
    id: 'ruby',
    version: ['ruby', '-rwebrick', '-e', 'puts "ruby #{RUBY_VERSION}, webrick #{WEBrick::VERSION}"'],
    packages: 'ruby ruby-webrick',
    ending: 'rb',
    run: (file) => ['ruby', file],
  },
  {
    name: 'Go',
    id: 'go',
    version: ['go', 'version'],
    packages: 'golang-go',
    ending: 'go',
    run: (file) => ['go', 'run', file],
  },
  {
    name: 'Java',
    id: 'java',
    version: ['javac', '-version'],
    packages: 'default-jdk-headless',
    ending: 'java',
    run: (file) => ['java', file],
  },
];

/** The version of an installed language; undefined where it is not installed. */
export const findVersion = ({ version: [command, ...args] }: Language) => {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n', 1)[0] : undefined;
};

/** The OAuth library of the guide about keys. */
export const hasOauthlib = () => spawnSync('python3', ['-c', 'import requests_oauthlib']).status === 0;
