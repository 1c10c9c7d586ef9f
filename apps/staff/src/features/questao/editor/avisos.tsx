/** What the author should know before writing on: a draft of this device, no connection, uses, an equal question. */
import type { QuestaoGestao } from '@luneta/api-client';
import { Button, Inline, Link, Note } from '@luneta/ui';

import { EstadoDe } from '../../../shared/editor/estado.tsx';
import { AvisoGuardado, SemConexao } from '../../../shared/guardado/avisos.tsx';
import type { Guardado } from '../../../shared/guardado/use-guardado.ts';
import { paths } from '../../../shared/paths.ts';
import { copy } from './copy.ts';
import type { QuestaoForm } from './use-questao-form.ts';

/** How the question stands. */
export const Estado = ({ questao }: { questao: QuestaoGestao | null }) => (
  <EstadoDe names={copy.situacoes} of={questao} />
);

/** "2 provas e 1 fase de roteiro"; '' where nothing but other revisions are used. */
export function usosEmPalavras({ provas, fases, boss }: QuestaoGestao['usos']): string {
  const words = copy.usos;
  const parts = [
    ...(provas > 0 ? [words.provas(provas)] : []),
    ...(fases > 0 ? [words.fases(fases)] : []),
    ...(boss > 0 ? [words.boss(boss)] : []),
  ];
  return new Intl.ListFormat('pt-BR').format(parts);
}

export type AvisosProps = {
  questao: QuestaoGestao | null;
  editor: QuestaoForm;
  rascunho: Guardado;
};

export function Avisos({ questao, editor, rascunho }: AvisosProps) {
  const { form, repetida } = editor;
  return (
    <>
      <SemConexao desde={questao?.atualizada_em ?? null} />
      <AvisoGuardado guardado={rascunho} lost={copy.discardText} />
      {questao?.usada && (
        <Note tone="info">{copy.usada(usosEmPalavras(questao.usos), questao.revisao + 1, questao.revisao)}</Note>
      )}
      {repetida && form.problems.length > 0 && (
        <Note
          tone="warning"
          action={
            <Inline gap="e12" wrap>
              {repetida.id !== null && (
                <Link href={paths.questaoEditor(repetida.id)} external>
                  {copy.openRepetida}
                </Link>
              )}
              <Button size="sm" variant="secondary" onClick={editor.acceptRepetida}>
                {copy.repetida}
              </Button>
            </Inline>
          }
        >
          {form.errorAt('enunciado')}
        </Note>
      )}
    </>
  );
}
