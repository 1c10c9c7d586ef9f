/** A file that could not be read, or work that broke off: what it is, what to do, and the button that does it. */
import { setMapeamentoMutation } from '@luneta/api-client/gestao-importacoes';
import { errorMessage, useServices } from '@luneta/app-shell';
import { Button, ButtonLink, Note, Stack } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { paths } from '../../shared/paths.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { escolhaDe, requestOf } from './colunas/escolha.ts';
import { copy } from './copy.ts';
import type { EtapaProps } from './parts/etapa-props.ts';
import { Frame } from './parts/frame.tsx';
import { useLink } from './parts/use-link.ts';

export function Falha({ importacao, of, current }: Omit<EtapaProps, 'onEtapa' | 'onChange'> & { current: number }) {
  const { api } = useServices();
  const may = useMayCall();
  const link = useLink();
  const map = useMutation(setMapeamentoMutation(api, of));
  const { tipo, situacao, nome_arquivo, erro } = importacao;
  const refused = situacao === 'recusada';
  return (
    <Frame
      tipo={tipo}
      detail={nome_arquivo}
      current={current}
      missed={[current]}
      unwritten={refused}
      actions={
        may('createImportacao') && (
          <>
            {!refused && (
              <Button
                size="sm"
                busy={map.isPending}
                onClick={() => map.mutate(requestOf(escolhaDe(importacao), importacao.versao))}
              >
                {copy.checkAgain}
              </Button>
            )}
            <ButtonLink
              size="sm"
              variant={refused ? 'primary' : 'secondary'}
              href={link(`${paths.importacaoNova}?tipo=${tipo}`)}
            >
              {copy.otherFile}
            </ButtonLink>
          </>
        )
      }
    >
      <Stack gap="e12">
        <Note tone="danger" title={refused ? copy.refused : copy.broken}>
          {erro === null ? null : `${erro.mensagem} ${erro.como_resolver}`}
        </Note>
        {map.isError && (
          <Note tone="danger" alert>
            {errorMessage(map.error)}
          </Note>
        )}
      </Stack>
    </Frame>
  );
}
