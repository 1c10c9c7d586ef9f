/** Which cycle the home is about; hidden while there is nothing to choose from. */
import type { AdaptadaLista } from '@luneta/api-client';
import { Select } from '@luneta/ui';
import { useState } from 'react';

import { copy } from './copy.ts';

type Ciclos = AdaptadaLista['ciclos'];

/** The cycles as last received, also while another one is on its way or has failed. */
export function useCiclos(lista: AdaptadaLista | undefined): Ciclos {
  const [known, setKnown] = useState<Ciclos>([]);
  const ciclos = lista?.ciclos ?? known;
  if (ciclos !== known) setKnown(ciclos);
  return ciclos;
}

export type CicloSelectProps = {
  ciclos: Ciclos;
  value: number | null;
  onChange: (id: number) => void;
  /** The list is on its way, and with it the cycles. */
  loading: boolean;
};

export function CicloSelect({ ciclos, value, onChange, loading }: CicloSelectProps) {
  if (ciclos.length === 0 && !loading) return null;
  const severalYears = new Set(ciclos.map(({ ano }) => ano)).size > 1;
  return (
    <Select
      label={copy.ciclo.label}
      hideLabel
      loading={ciclos.length === 0}
      value={String(value ?? '')}
      onChange={(id) => onChange(Number(id))}
      options={ciclos.map(({ id, ano, numero_referencia }) => ({
        value: String(id),
        label: severalYears ? copy.ciclo.optionOfYear(numero_referencia, ano) : copy.ciclo.option(numero_referencia),
      }))}
    />
  );
}
