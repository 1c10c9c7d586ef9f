/** Every kind that `pnpm gen` knows. */
import { planComponent } from './kinds/component.ts';
import { planFeature } from './kinds/feature.ts';
import { planOperation } from './kinds/operation.ts';
import { planQuery } from './kinds/query.ts';
import { planRule } from './kinds/rule.ts';
import type { Plan } from './plan.ts';

type Kind = {
  /** How it is called, after `pnpm gen`. */
  readonly usage: string;
  readonly makes: string;
  /** Whether files that are generated from what it writes are out of date. */
  readonly generate: boolean;
  readonly plan: (root: string, given: readonly string[]) => Plan;
};

export const KINDS: Readonly<Record<string, Kind>> = {
  component: {
    usage: 'component <group>/<name>',
    makes: 'a component of the design system, as feedback/recado',
    generate: true,
    plan: planComponent,
  },
  feature: {
    usage: 'feature <app> <name>',
    makes: 'a screen of student-v1, student-v2 or staff, with its address',
    generate: false,
    plan: planFeature,
  },
  operation: {
    usage: 'operation <name>',
    makes: 'a read of the contract and the module of the server that answers it',
    generate: true,
    plan: planOperation,
  },
  query: {
    usage: 'query <name> <operationId>',
    makes: 'how screens ask for what a read of the contract answers',
    generate: true,
    plan: planQuery,
  },
  rule: {
    usage: 'rule <FAM> <name>',
    makes: 'a family of rules, three letters, with its first rule',
    generate: true,
    plan: planRule,
  },
};

/** What `pnpm gen` says of itself. */
export const USAGE = [
  'pnpm gen <what>: writes files that pass every check as they are, and registers them.',
  ...Object.values(KINDS).map(({ usage, makes }) => `  ${usage.padEnd(28)} ${makes}`),
].join('\n');
