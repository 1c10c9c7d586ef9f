import { Switch } from '@luneta/ui';

import { copy } from './copy.ts';
import { useReducedMotion } from './reduced-motion.ts';

/** The switch of the account screens. */
export function ReducedMotionSwitch() {
  const [on, set] = useReducedMotion();
  return <Switch label={copy.reducedMotion} help={copy.thisDevice} checked={on} onChange={set} />;
}
