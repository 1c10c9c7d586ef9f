/** Which sheet of a workbook is read. Another one is read at once, and its columns are proposed anew. */
import type { GestaoImportacao } from '@luneta/api-client';
import { Select } from '@luneta/ui';

import { copy } from '../copy.ts';

type PlanilhaProps = {
  importacao: Pick<GestaoImportacao, 'planilhas' | 'opcoes'>;
  disabled: boolean;
  onChange: (planilha: number) => void;
};

export function Planilha({ importacao: { planilhas, opcoes }, disabled, onChange }: PlanilhaProps) {
  if (planilhas.length < 2) return null;
  return (
    <Select
      label={copy.planilha}
      help={copy.planilhaHelp}
      options={planilhas.map((nome, at) => ({ value: String(at + 1), label: nome }))}
      value={String(opcoes.planilha)}
      disabled={disabled}
      onChange={(value) => onChange(Number(value))}
    />
  );
}
