/** A finished essay for who marked no part of it: what was commented on each competence and on the whole. */
import type { GestaoRedacao } from '@luneta/api-client';
import { Heading, Stack, Text } from '@luneta/ui';

import { copy } from '../copy.ts';
import * as css from './correcao.css.ts';
import { ComentariosDeOutras, GeraisDeOutras } from './de-outras.tsx';
import { comentariosDeOutras, marcasDeOutras } from './outras.ts';
import type { Correcao } from './use-correcao.ts';

export function LeituraPainel({ redacao, correcao }: { redacao: GestaoRedacao; correcao: Correcao }) {
  const passages = marcasDeOutras(redacao);
  const said = (numero: number) =>
    passages.some(({ marca }) => marca.competencia === numero) || comentariosDeOutras(redacao, numero).length > 0;
  return (
    <section className={css.version} aria-label={copy.readMarks}>
      {redacao.rubrica.map(({ numero, nome }) => (
        <Stack key={numero} gap="e4">
          <Heading look="bodyStrong">{copy.passageAs(numero, nome)}</Heading>
          {said(numero) ? (
            <ComentariosDeOutras redacao={redacao} correcao={correcao} numero={numero} />
          ) : (
            <Text look="caption" tone="muted">
              {copy.nothingSaid}
            </Text>
          )}
        </Stack>
      ))}
      <GeraisDeOutras redacao={redacao} />
    </section>
  );
}
