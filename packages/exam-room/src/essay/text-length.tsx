import { avisoDeTamanho, tamanhoDoTexto } from '@luneta/domain';
import { Note } from '@luneta/ui';

import { useExamSetup } from '../setup.tsx';

/** Said from nine tenths of the limit on (rule TXT-3). Nothing is cut. */
export function TextLength({ texto, max }: { texto: string; max: number }) {
  const copy = useExamSetup().words.essay;
  const tamanho = tamanhoDoTexto(texto);
  const aviso = avisoDeTamanho(tamanho, max);
  return (
    <div role="status">
      {aviso === 'perto' && <Note tone="info">{copy.nearLimit(max - tamanho)}</Note>}
      {aviso === 'acima' && <Note tone="danger">{copy.overLimit(tamanho - max)}</Note>}
    </div>
  );
}
