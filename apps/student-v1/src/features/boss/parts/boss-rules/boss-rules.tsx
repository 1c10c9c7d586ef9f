import { RulesList } from '@luneta/ui';
import { Eye, LogOut, Timer, Zap } from '@luneta/ui/icons';
import type { ReactNode } from 'react';

/** A rule in words. */
export interface BossRule {
  /** The rule itself. */
  title: string;
  /** What it means for the student. */
  text?: string;
}

export interface BossRulesProps {
  /** Name of the list, e.g. "Regras do Boss". */
  label: string;
  /** There is a time limit, and how long it is. */
  time: BossRule;
  /** Leaving ends the attempt at once. */
  leaving: BossRule;
  /** There is one attempt only. */
  attempt: BossRule;
  /** Afterwards there is only review. */
  review: BossRule;
}

/** The four rules before a Boss, in order, each with its picture. */
export const BossRules = ({ label, time, leaving, attempt, review }: BossRulesProps): ReactNode => (
  <RulesList
    label={label}
    rules={[
      { icon: Timer, ...time },
      { icon: LogOut, ...leaving },
      { icon: Zap, ...attempt },
      { icon: Eye, ...review },
    ]}
  />
);
