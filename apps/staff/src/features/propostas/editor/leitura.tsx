/** A proposal that this person may read and not change: of somebody else, archived, or an older revision. */
import type { PropostaGestao } from '@luneta/api-client';
import { joinFonte } from '@luneta/domain';
import { EssayProposal, Link, Note, Stack } from '@luneta/ui';

import { paths } from '../../../shared/paths.ts';
import { copy } from './copy.ts';

export function motivoDaLeitura({ substituida_por, situacao, editavel }: PropostaGestao) {
  if (substituida_por !== null) return 'substituida';
  if (!editavel) return 'readOnly';
  return situacao === 'arquivada' ? 'arquivada' : null;
}

export function Leitura({ proposta }: { proposta: PropostaGestao }) {
  const motivo = motivoDaLeitura(proposta);
  const { titulo, genero_textual_nome, descricao, textos, substituida_por } = proposta;
  const words = copy.previa;
  return (
    <Stack gap="e16">
      {motivo !== null && (
        <Note
          tone={motivo === 'readOnly' ? 'reading' : 'info'}
          action={
            motivo === 'substituida' &&
            substituida_por !== null && <Link href={paths.proposta(substituida_por)}>{copy.openNewest}</Link>
          }
        >
          {copy[motivo]}
        </Note>
      )}
      <EssayProposal
        title={titulo === '' ? words.semTema : titulo}
        genre={words.genre(genero_textual_nome)}
        html={descricao}
        texts={textos.map((texto, n) => ({ order: n + 1, html: joinFonte(texto) }))}
        textsTitle={words.textsTitle}
        textTitle={words.textTitle}
      />
    </Stack>
  );
}
