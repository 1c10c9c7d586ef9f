/** The proposal as the student reads it, in either app, light or dark. */
import { joinFonte } from '@luneta/domain';
import { EssayEditor, EssayProposal, Stack, Text } from '@luneta/ui';
import { useTypeset } from '@luneta/ui/editor';
import { useDeferredValue } from 'react';

import { PreviaFrame } from '../../../shared/editor/previa-frame.tsx';
import { copy } from './copy.ts';
import { begun, type Valores } from './valores.ts';

const words = copy.previa;
const idle = () => undefined;

export function Previa({ valores }: { valores: Valores }) {
  // Typing comes first: the screen beside follows when there is time.
  const shown = useDeferredValue(valores);
  const [descricao = '', ...textos] = useTypeset([
    shown.descricao,
    ...begun(shown).map(({ conteudo, fonte }) => joinFonte({ conteudo, fonte: fonte.trim() })),
  ]);
  return (
    <PreviaFrame>
      {() => (
        <Stack gap="e16">
          <EssayProposal
            title={shown.titulo.trim() === '' ? words.semTema : shown.titulo}
            genre={words.genre(shown.genero)}
            html={descricao}
            texts={textos.map((html, n) => ({ order: n + 1, html }))}
            textsTitle={words.textsTitle}
            textTitle={words.textTitle}
          />
          <EssayEditor
            label={words.folha}
            value=""
            rows={4}
            placeholder={words.folhaHint}
            status="empty"
            onChange={idle}
          />
          <Text look="caption" tone="muted" tabular>
            {words.onSheet(shown.min_linhas, shown.max_linhas)}
          </Text>
        </Stack>
      )}
    </PreviaFrame>
  );
}
