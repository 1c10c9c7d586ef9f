/** While a job is at the file. */
import type { GestaoImportacao } from '@luneta/api-client';
import { JobProgress } from '@luneta/ui';

import { linhasDe } from './contas.ts';
import { copy } from './copy.ts';
import { Frame } from './parts/frame.tsx';

const TITLES: Partial<Record<GestaoImportacao['situacao'], string>> = {
  aplicando: copy.applying,
  desfazendo: copy.undoing,
};

export function Andamento({ importacao, current }: { importacao: GestaoImportacao; current: number }) {
  const { tipo, situacao, nome_arquivo, progresso, resumo } = importacao;
  const done = progresso?.feitas ?? 0;
  const total = progresso?.total ?? 0;
  const judged = linhasDe(resumo);
  const judging = total > 0 ? copy.checking : copy.reading;
  return (
    <Frame
      tipo={tipo}
      unwritten={TITLES[situacao] === undefined}
      detail={judged > 0 ? copy.detail(nome_arquivo, judged, tipo) : nome_arquivo}
      current={current}
    >
      <JobProgress
        title={TITLES[situacao] ?? judging}
        done={done}
        total={total}
        text={total > 0 ? copy.progress(done, total, tipo) : copy.readingText}
        hint={copy.goesOn}
      />
    </Frame>
  );
}
