import { DEVICE_PREFIX } from '@luneta/auth';
import type { EscalaLeitura } from '@luneta/ui';
import { useState } from 'react';

import { copy } from './copy.ts';

const STEPS: readonly EscalaLeitura[] = [0.9, 1, 1.15, 1.3, 1.5];
const KEY = `${DEVICE_PREFIX}escala_leitura`;

function stored(): EscalaLeitura {
  try {
    const value = Number(localStorage.getItem(KEY));
    return STEPS.find((step) => step === value) ?? 1;
  } catch {
    return 1;
  }
}

/** Reading size of questions: a preference of the device, kept between visits. */
export function useReadingScale(): [EscalaLeitura, (scale: EscalaLeitura) => void] {
  const [scale, setScale] = useState(stored);
  function change(next: EscalaLeitura) {
    setScale(next);
    try {
      localStorage.setItem(KEY, String(next));
    } catch {
      // A browser without storage forgets the size; nothing else depends on it.
    }
  }
  return [scale, change];
}

/** Props of the question card's A− / A+ tools. */
export const readingTools = (scale: EscalaLeitura, onScale: (scale: EscalaLeitura) => void) => ({
  scale,
  onScale,
  smaller: copy.smaller,
  larger: copy.larger,
});
