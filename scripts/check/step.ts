/** A step of `npm test`: what it runs, what it needs, how its result is read. Without a reader its exit code is one check. */
import type { Selection } from './inputs.ts';
import type { Tally } from './reports.ts';

/** What of a step is proved by itself, and need not run again until one of its inputs changes. */
export type Part = {
  readonly name: string;
  readonly inputs: Selection;
  readonly testFiles?: readonly string[];
  /** The story file that it shows, as its test file names it, and the word with which its tests begin. */
  readonly story?: { readonly file: string; readonly title: string };
};

export type Command = {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

export type Step = {
  readonly name: string;
  /** How many cores it keeps busy, less than one where it mostly waits. Steps run side by side as long as there are cores. */
  readonly cores: number;
  /** Steps that must have passed before, because it uses what they build. */
  readonly needs?: readonly string[];
  /** None: it always runs. */
  readonly parts?: readonly Part[];
  /** `stale`: the parts to run. */
  readonly run: (stale: readonly Part[]) => Command;
  readonly read?: () => Tally;
  /** What each part came to; without it the only part came to what the step did. */
  readonly readParts?: (parts: readonly Part[]) => ReadonlyMap<string, Tally | undefined>;
  /** Why this machine cannot run it; it then counts as skipped. */
  readonly skip?: string;
};

/** Of so many parts, one is few. */
const FEW = 4;

/** `stale`: how many parts run. Few of them keep half of the step's cores busy, so it begins beside others and not behind them. */
export const coresOf = ({ cores, parts = [] }: Pick<Step, 'cores' | 'parts'>, stale: number): number =>
  stale > 0 && stale * FEW <= parts.length ? cores / 2 : cores;
