/** Two people marked one answer: both marks are shown, and the person says which one stays. */
import type { Subjetiva } from '@luneta/api-client';
import { subjetivaQuery } from '@luneta/api-client/gestao-redacoes';
import { errorMessage, useServices } from '@luneta/app-shell';
import { Button, Inline, Note, Stack, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { pontosText } from '../../../shared/pontos.ts';
import { copy } from '../copy.ts';

type RespostaConflitoProps = {
  resposta_id: number;
  minha: { pontos: string; comentario: string };
  /** Saves the own mark over the version that stands now. */
  onMine: (versao: number) => void;
  onTheirs: (theirs: Subjetiva) => void;
};

export function RespostaConflito({ resposta_id, minha, onMine, onTheirs }: RespostaConflitoProps) {
  const { api } = useServices();
  const query = useQuery({ ...subjetivaQuery(api, resposta_id), staleTime: 0 });
  const theirs = query.isFetching ? undefined : query.data;
  return (
    <Note tone="warning" alert title={copy.changed}>
      <Stack gap="e12">
        {query.isError && <Text>{errorMessage(query.error)}</Text>}
        {theirs && (
          <>
            <Text look="small">
              {copy.markText(copy.markMine, minha.pontos, minha.comentario)}
              <br />
              {copy.markText(
                copy.markTheirs,
                theirs.pontuacao_correcao === null ? '—' : pontosText(theirs.pontuacao_correcao),
                theirs.comentario_correcao ?? '',
              )}
            </Text>
            <Inline gap="e8" align="start" wrap>
              <Button size="sm" onClick={() => onMine(theirs.versao)}>
                {copy.keepMark}
              </Button>
              <Button size="sm" variant="secondary" onClick={() => onTheirs(theirs)}>
                {copy.takeMark}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Note>
  );
}
