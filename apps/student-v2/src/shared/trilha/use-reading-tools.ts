import { deviceKey, useServices } from '@luneta/app-shell';
import { readingScales, type EscalaLeitura } from '@luneta/ui';
import { useState } from 'react';

/** The same preference as in an exam. */
const KEY = deviceKey('escala_leitura');

/** Reading size of long texts, a preference of the device that is kept between visits. */
export function useReadingTools() {
  const { device } = useServices();
  const [scale, setScale] = useState<EscalaLeitura>(
    () => readingScales.find((step) => step === Number(device.read(KEY))) ?? 1,
  );
  const onChange = (next: EscalaLeitura) => {
    setScale(next);
    device.write(KEY, String(next));
  };
  return { scale, onChange };
}
