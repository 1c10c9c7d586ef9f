/** The second step: what each column of the file is, and what to do with what the file does not say. */
import type { GestaoImportacao } from '@luneta/api-client';
import { setMapeamentoMutation } from '@luneta/api-client/gestao-importacoes';
import { errorMessage, useServices } from '@luneta/app-shell';
import { Button, ButtonLink, Grid, Note, Stack } from '@luneta/ui';
import { ChevronRight } from '@luneta/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { paths } from '../../../shared/paths.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { linhasDe } from '../contas.ts';
import { copy } from '../copy.ts';
import { Frame } from '../parts/frame.tsx';
import type { EtapaProps } from '../parts/etapa-props.ts';
import { useLink } from '../parts/use-link.ts';
import { CAMPOS } from '../tipos.ts';
import { escolhaDe, faltam, isSame, repetidos, requestOf, withCampo, type Escolha } from './escolha.ts';
import { Mapa } from './mapa.tsx';
import { OpcoesPanel } from './opcoes-panel.tsx';
import { Resumo } from './resumo.tsx';

export function ColunasStep({ importacao, of, onEtapa, onStep }: EtapaProps) {
  const { api } = useServices();
  const link = useLink();
  const may = useMayCall()('setImportacaoMapeamento');
  const read = escolhaDe(importacao);
  const [escolha, setEscolha] = useState<Escolha>(read);
  const [tried, setTried] = useState(false);
  const map = useMutation(setMapeamentoMutation(api, of));
  const problem = problemOf(escolha, importacao);
  const total = linhasDe(importacao.resumo);
  const goOn = () => {
    if (!may) return onEtapa('conferencia');
    if (problem !== undefined) return setTried(true);
    if (isSame(escolha, read)) return onEtapa('conferencia');
    // The step is gone before the answer is dealt with: the file is being judged by then.
    map.mutateAsync(requestOf(escolha, importacao.versao)).then(
      () => onEtapa('conferencia'),
      () => undefined,
    );
    return undefined;
  };
  return (
    <Frame
      tipo={importacao.tipo}
      detail={copy.detail(importacao.nome_arquivo, total)}
      current={2}
      onStep={onStep}
      note={tried ? undefined : problem}
      actions={
        <>
          <Button size="sm" iconEnd={ChevronRight} busy={map.isPending} onClick={goOn}>
            {may ? copy.conferir(total) : copy.verLinhas}
          </Button>
          {may && (
            <ButtonLink size="sm" variant="secondary" href={link(`${paths.importacaoNova}?tipo=${importacao.tipo}`)}>
              {copy.trocar}
            </ButtonLink>
          )}
        </>
      }
    >
      <Stack gap="e16">
        {tried && problem !== undefined && (
          <Note tone="danger" alert>
            {problem}
          </Note>
        )}
        {map.isError && (
          <Note tone="danger" alert>
            {errorMessage(map.error)}
          </Note>
        )}
        <Grid columnsExpanded="2/1" gap="e16" align="start">
          <Mapa
            importacao={importacao}
            escolha={escolha}
            readOnly={!may}
            onCampo={(coluna, campo) => setEscolha(withCampo(escolha, coluna, campo))}
          />
          <Stack gap="e16">
            <Resumo importacao={importacao} escolha={escolha} />
            <OpcoesPanel
              importacao={importacao}
              opcoes={escolha.opcoes}
              readOnly={!may}
              onChange={(opcoes) => setEscolha({ ...escolha, opcoes })}
            />
          </Stack>
        </Grid>
      </Stack>
    </Frame>
  );
}

/** Why the lines cannot be judged like this. */
function problemOf(escolha: Escolha, { campos }: Pick<GestaoImportacao, 'campos'>): string | undefined {
  const [twice] = repetidos(escolha);
  if (twice !== undefined) return copy.duasVezes(CAMPOS[twice]);
  const missing = faltam(escolha, campos);
  if (missing.length === 0) return undefined;
  return copy.faltaCampo(missing.map((campo) => CAMPOS[campo]).join(', '));
}
