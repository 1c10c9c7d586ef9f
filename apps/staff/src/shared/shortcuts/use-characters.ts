/** Whether shortcuts of one character work: a setting of the device (WCAG 2.1.4), on until somebody switches it off. */
import { deviceKey, useServices } from '@luneta/app-shell';
import { useState } from 'react';

const KEY = deviceKey('atalhos');

export function useCharacters(): [boolean, (on: boolean) => void] {
  const { device } = useServices();
  const [on, setOn] = useState(() => device.read(KEY) !== 'nao');
  const set = (wanted: boolean) => {
    if (wanted) device.remove(KEY);
    else device.write(KEY, 'nao');
    setOn(wanted);
  };
  return [on, set];
}
