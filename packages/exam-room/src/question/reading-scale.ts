import { deviceKey, useServices } from '@luneta/app-shell';
import type { EscalaLeitura } from '@luneta/ui';
import { useState } from 'react';

import { useExamSetup } from '../setup.tsx';

const STEPS: readonly EscalaLeitura[] = [0.9, 1, 1.15, 1.3, 1.5];
const KEY = deviceKey('escala_leitura');

/** Props of the question card's A− / A+ tools. The size is a preference of the device, kept between visits. */
export function useReadingTools() {
  const { device } = useServices();
  const { smaller, larger } = useExamSetup().words;
  const [scale, setScale] = useState<EscalaLeitura>(() => STEPS.find((step) => step === Number(device.read(KEY))) ?? 1);
  function onChange(next: EscalaLeitura) {
    setScale(next);
    device.write(KEY, String(next));
  }
  return { scale, onChange, smaller, larger };
}
