/** Which cycle is shown. It stands in the address, so that a reload and Back keep it. */
import { Select } from '@luneta/ui';
import { useSearchParams } from '@luneta/app-shell/router';

import { cicloOf } from './ciclo-of.ts';
import { copy } from './copy.ts';

export type CicloSelectProps = {
  /** The cycle that the answer is about; null while there are no data. */
  ciclo: number | null;
  /** Cycles with data. */
  ciclos: readonly number[];
};

export function CicloSelect({ ciclo, ciclos }: CicloSelectProps) {
  const [search, setSearch] = useSearchParams();
  const shown = cicloOf(search) ?? ciclo;
  // An address may name a cycle without data.
  const offered = [...new Set(shown === null ? ciclos : [...ciclos, shown])].sort((a, b) => b - a);
  if (offered.length <= 1 || shown === null) return null;
  return (
    <Select
      label={copy.ciclo}
      hideLabel
      value={String(shown)}
      onChange={(value) => setSearch({ ciclo: value }, { replace: true, preventScrollReset: true })}
      options={offered.map((numero) => ({ value: String(numero), label: copy.cicloOf(numero) }))}
    />
  );
}
