import { nameOf, type Group } from '../command.ts';
import { wordsAfter, type Candidate } from './words-after.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

/** In single quotes no shell reads anything but the quote itself. */
const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** fish reads a backslash in single quotes, too. */
const quoteForFish = (text: string) => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

const wordsOf = (candidates: readonly Candidate[]) => candidates.map(({ word }) => word).join(' ');

/** After a command there may be its arguments; between a topic and the rest of a command nothing. */
const isCommand = (groups: readonly Group[], words: string) =>
  groups.some(({ commands }) => commands.some((command) => nameOf(command) === words));

const listCases = (groups: readonly Group[], write: (candidates: readonly Candidate[]) => string) =>
  [...wordsAfter(groups)].map(([words, candidates]) => {
    const pattern = isCommand(groups, words) ? `${quote(words)} | ${quote(`${words} `)}*` : quote(words);
    return `    ${pattern}) ${write(candidates)} ;;`;
  });

/** The words before the cursor, as far as they name a command: options and what belongs to them are left out. */
const findWords = `  local word words=''
  for word in "\${before[@]}"; do
    case $word in -*) break ;; esac
    words="\${words:+$words }$word"
  done`;

const bash = (groups: readonly Group[]) => `# Completion of florin for bash: source <(florin completion bash)
_florin() {
  local before=("\${COMP_WORDS[@]:1:COMP_CWORD-1}") current=\${COMP_WORDS[COMP_CWORD]} candidates=''
${findWords}
  case $words in
${listCases(groups, (candidates) => `candidates=${quote(wordsOf(candidates))}`).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$candidates" -- "$current"))
}
complete -o default -F _florin florin
`;

const zsh = (groups: readonly Group[]) => `#compdef florin
# Completion of florin for zsh: source <(florin completion zsh)
_florin() {
  local -a before candidates
  before=("\${(@)words[2,CURRENT-1]}")
  local line=''
  local word
  for word in "\${before[@]}"; do
    case $word in -*) break ;; esac
    line="\${line:+$line }$word"
  done
  case $line in
${listCases(groups, (candidates) => `candidates=(${candidates.map(describeForZsh).join(' ')})`).join('\n')}
  esac
  if (( \${#candidates} )); then _describe florin candidates; else _files; fi
}
compdef _florin florin
`;

const describeForZsh = ({ word, summary }: Candidate) =>
  quote(`${word}:${summary.replaceAll(':', String.raw`\:`)}`);

const fish = (groups: readonly Group[]) => {
  const lines = [...wordsAfter(groups)].flatMap(([words, candidates]) =>
    candidates.map(
      ({ word, summary }) =>
        `complete -c florin -n ${quoteForFish(`__florin_after ${quoteForFish(words)}${isCommand(groups, words) ? ` ${quoteForFish(`${words} *`)}` : ''}`)} -a ${quoteForFish(word)} -d ${quoteForFish(summary)}`,
    ),
  );
  return `# Completion of florin for fish: florin completion fish | source
function __florin_after
    set -l words
    for word in (commandline -opc)[2..]
        string match -q -- '-*' $word; and break
        set -a words $word
    end
    string match -q -- "$argv[1]" "$words"; and return
    set -q argv[2]; and string match -q -- "$argv[2]" "$words"
end
complete -c florin -f
${lines.join('\n')}
`;
};

const writers: Record<Shell, (groups: readonly Group[]) => string> = { bash, zsh, fish };

/** A script that completes the commands and options of this program in that shell. */
export const writeCompletion = (shell: Shell, groups: readonly Group[]) => writers[shell](groups);
