import type { RefusedPart } from '@luneta/exam';
import { useProvaValue } from '@luneta/exam/react';
import { LinkButton, Note, Stack, Text } from '@luneta/ui';

import { useExamSetup } from '../setup.tsx';

type UnstoredProps = {
  parts: readonly RefusedPart[];
  /** Handing in has just tried once more, and asks whether to go on without them. */
  asks: boolean;
  /** One of them is to be looked at, at this address. */
  onGo: (href: string) => void;
};

/** Names what the server did not take, each with its reason and the way to it. */
export function Unstored({ parts, asks, onGo }: UnstoredProps) {
  const { paths, words } = useExamSetup();
  const { turma_avaliacao_id, dia_prova } = useProvaValue(({ ids }) => ids);
  const said = words.unstored;
  const hrefOf = (part: RefusedPart) =>
    part.kind === 'essay'
      ? paths.redacoes(turma_avaliacao_id, dia_prova)
      : paths.questao(turma_avaliacao_id, dia_prova, part.banco_questao_id);
  return (
    <Note tone="danger" alert title={said.title}>
      <Stack gap="e8">
        {parts.map((part) => {
          const name = part.kind === 'essay' ? words.tabs.redacao : words.title(part.numero);
          return (
            <Text key={name}>
              <LinkButton onClick={() => onGo(hrefOf(part))}>{name}</LinkButton>
              {`: ${part.recusa.mensagem}`}
            </Text>
          );
        })}
        <Text>{asks ? said.without : said.again}</Text>
      </Stack>
    </Note>
  );
}
