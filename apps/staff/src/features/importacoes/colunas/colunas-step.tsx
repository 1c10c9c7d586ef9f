/** The second step: what each column of the file is, and what to do with what the file does not say. */
import type { GestaoImportacao } from '@luneta/api-client';
import { setMapeamentoMutation } from '@luneta/api-client/gestao-importacoes';
import { errorMessage, lazyPart, useServices } from '@luneta/app-shell';
import { Button, ButtonLink, Grid, Note, Stack, useMediaQuery } from '@luneta/ui';
import { ChevronRight } from '@luneta/ui/icons';
import { from } from '@luneta/ui/theme';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { paths } from '../../../shared/paths.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { linhasDe } from '../contas.ts';
import { copy } from '../copy.ts';
import { Frame } from '../parts/frame.tsx';
import type { EtapaProps } from '../parts/etapa-props.ts';
import { useLink } from '../parts/use-link.ts';
import type { OpcoesQuestoesProps } from '../questoes/opcoes-questoes.tsx';
import { CAMPOS, TIPOS } from '../tipos.ts';
import { CriarTurmas } from './criar-turmas.tsx';
import { escolhaDe, faltam, isSame, repetidos, requestOf, withCampo, type Escolha } from './escolha.ts';
import { Mapa } from './mapa.tsx';
import { OpcoesPanel } from './opcoes-panel.tsx';
import { Planilha } from './planilha.tsx';
import { Resumo } from './resumo.tsx';

/** Files of people need none of it. */
const OpcoesQuestoes = lazyPart<OpcoesQuestoesProps>(
  async () => (await import('../questoes/opcoes-questoes.tsx')).OpcoesQuestoes,
);

export function ColunasStep({ importacao, of, onEtapa, onChange }: EtapaProps) {
  const { api } = useServices();
  const link = useLink();
  const may = useMayCall()('setImportacaoMapeamento');
  const read = escolhaDe(importacao);
  const [escolha, setEscolha] = useState<Escolha>(read);
  const [tried, setTried] = useState(false);
  const map = useMutation(setMapeamentoMutation(api, of));
  const { situacao, tipo, nome_arquivo, planilhas, erro, versao } = importacao;
  const refused = situacao === 'recusada';
  const readable = !refused || importacao.colunas.length > 0;
  const problem = readable ? problemOf(escolha, importacao) : undefined;
  const total = linhasDe(importacao.resumo);
  const wide = useMediaQuery(from.expanded);
  const classes = TIPOS[tipo].escolhas.includes('turmas') ? (
    <CriarTurmas
      importacao={importacao}
      opcoes={escolha.opcoes}
      readOnly={!may}
      onChange={(opcoes) => setEscolha({ ...escolha, opcoes })}
    />
  ) : null;
  // What asks for a decision stands at the foot, beside the button; a phone has no space for it there.
  const atFoot = wide && importacao.novas_turmas.length > 0;
  const detail = [nome_arquivo, ...(planilhas.length > 1 ? [planilhas[escolha.opcoes.planilha - 1] ?? ''] : [])];
  const goOn = () => {
    if (!may) return onEtapa('conferencia');
    if (problem !== undefined) return setTried(true);
    if (isSame(escolha, read) && !refused) return onEtapa('conferencia');
    // The step is gone before the answer is dealt with: the file is being judged by then.
    map.mutateAsync(requestOf(escolha, versao)).then(
      () => onEtapa('conferencia'),
      () => undefined,
    );
    return undefined;
  };
  return (
    <Frame
      tipo={tipo}
      detail={total > 0 ? copy.detail(detail.join(' · '), total, tipo) : detail.join(' · ')}
      current={2}
      missed={refused ? [2] : []}
      onChange={onChange}
      note={problem === undefined ? (atFoot ? classes : undefined) : tried ? undefined : problem}
      actions={
        <>
          {readable && (!refused || may) && (
            <Button size="sm" iconEnd={ChevronRight} busy={map.isPending} onClick={goOn}>
              {may ? copy.conferir(total, tipo) : copy.verLinhas}
            </Button>
          )}
          {may && (
            <ButtonLink size="sm" variant="secondary" href={link(`${paths.importacaoNova}?tipo=${tipo}`)}>
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
        {refused && erro !== null && <Note tone="danger">{`${erro.mensagem} ${erro.como_resolver}`}</Note>}
        <Planilha
          importacao={importacao}
          disabled={!may || map.isPending}
          onChange={(planilha) => map.mutate({ colunas: [], opcoes: { ...escolha.opcoes, planilha }, versao })}
        />
        {readable && <Leitura {...{ importacao, escolha, setEscolha }} turmas={!atFoot && classes} readOnly={!may} />}
      </Stack>
    </Frame>
  );
}

type LeituraProps = Pick<EtapaProps, 'importacao'> & {
  escolha: Escolha;
  setEscolha: (escolha: Escolha) => void;
  turmas: ReactNode;
  readOnly: boolean;
};

/** What was read of the file, and what the person says of it. A file without columns has its options alone. */
function Leitura({ importacao, escolha, setEscolha, turmas, readOnly }: LeituraProps) {
  const shared = {
    importacao,
    opcoes: escolha.opcoes,
    readOnly,
    onChange: (opcoes: Escolha['opcoes']) => setEscolha({ ...escolha, opcoes }),
  };
  const options =
    importacao.tipo === 'questoes' ? <OpcoesQuestoes {...shared} /> : <OpcoesPanel {...shared} turmas={turmas} />;
  if (importacao.colunas.length === 0) return options;
  return (
    <Grid columnsExpanded="2/1" gap="e16" align="start">
      <Mapa
        importacao={importacao}
        escolha={escolha}
        readOnly={readOnly}
        onCampo={(coluna, campo) => setEscolha(withCampo(escolha, coluna, campo))}
      />
      <Stack gap="e16">
        <Resumo importacao={importacao} escolha={escolha} />
        {options}
      </Stack>
    </Grid>
  );
}

/** Why the lines cannot be judged like this. */
function problemOf(
  escolha: Escolha,
  { campos, colunas }: Pick<GestaoImportacao, 'campos' | 'colunas'>,
): string | undefined {
  if (colunas.length === 0) return undefined;
  const [twice] = repetidos(escolha);
  if (twice !== undefined) return copy.duasVezes(CAMPOS[twice]);
  const missing = faltam(escolha, campos);
  if (missing.length === 0) return undefined;
  return copy.faltaCampo(missing.map((campo) => CAMPOS[campo]).join(', '));
}
