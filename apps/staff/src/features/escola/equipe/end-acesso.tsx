/** Before an access is ended: what stops, what stays, who takes over the classes, and why (D 231). */
import type { GestaoEquipePessoa } from '@luneta/api-client';
import { equipeQuery, setMembroSituacaoMutation } from '@luneta/api-client/gestao-equipe';
import { useServices } from '@luneta/app-shell';
import { nomeIsolado } from '@luneta/domain';
import { EffectsList, Grid, Note, PersonName, Select, Text } from '@luneta/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { MotivoDialog } from '../../../shared/ato/motivo-dialog.tsx';
import { copy } from './copy.ts';
import { perfilOf } from './perfil-of.ts';

type EndAcessoProps = {
  escola_id: number;
  pessoa: GestaoEquipePessoa;
  onClose: () => void;
  /** Told over the list. */
  onDone: (text: string) => void;
};

const firstName = (nome: string) => nome.split(' ')[0] ?? nome;

export function EndAcesso({ escola_id, pessoa, onClose, onDone }: EndAcessoProps) {
  const { api } = useServices();
  const act = useMutation(setMembroSituacaoMutation(api, escola_id));
  const [sucessor, setSucessor] = useState('');
  const { pessoa_id, nome, turmas = [] } = pessoa;
  const codigos = turmas.map(({ turma_codigo }) => turma_codigo);
  const docentes = useDocentes(escola_id, pessoa_id, codigos.length > 0);
  const primeiro = nomeIsolado(firstName(nome));
  return (
    <MotivoDialog
      title={<PersonName in={copy.endTitle(nome)}>{nome}</PersonName>}
      consequence={[perfilOf(pessoa), ...(codigos.length > 0 ? [copy.list(codigos)] : [])].join(' · ')}
      confirmLabel={copy.endConfirm(primeiro)}
      danger
      onClose={onClose}
      send={(motivo) =>
        act.mutateAsync({ pessoa_id, motivo, ativa: false, ...(sucessor !== '' && { sucessor_id: Number(sucessor) }) })
      }
      onSent={({ qtde_turmas_assumidas = 0 }) => {
        const taken = sucessor !== '' && qtde_turmas_assumidas > 0;
        onDone([copy.endDone(nomeIsolado(nome)), ...(taken ? [copy.taken(codigos)] : [])].join(' '));
      }}
    >
      <Grid columnsExpanded={2} gap="e12" align="start">
        <EffectsList label={copy.stops} effects={copy.stopsOf} />
        <EffectsList label={copy.stays} effects={copy.staysOf} />
      </Grid>
      {codigos.length > 0 && (
        <>
          <Select
            label={copy.whoTakes(codigos)}
            help={copy.whoTakesHelp}
            value={sucessor}
            options={[
              { value: '', label: copy.nobody },
              ...docentes.map((docente) => ({ value: String(docente.pessoa_id), label: nomeIsolado(docente.nome) })),
            ]}
            onChange={setSucessor}
          />
          {sucessor === '' && <Note tone="warning">{copy.nobodyText(codigos)}</Note>}
          {sucessor !== '' && (
            <Text look="small" tone="muted">
              {copy.from}
            </Text>
          )}
        </>
      )}
    </MotivoDialog>
  );
}

/** The other active teachers of the school, whatever page of the list they are on. */
function useDocentes(escola_id: number, pessoa_id: number, wanted: boolean): readonly GestaoEquipePessoa[] {
  const { api } = useServices();
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(equipeQuery(api, escola_id));
  useEffect(() => {
    if (wanted && hasNextPage && !isFetching) void fetchNextPage();
  }, [wanted, hasNextPage, isFetching, fetchNextPage]);
  const equipe = data?.pages.flatMap((page) => page.equipe) ?? [];
  return equipe.filter((one) => one.ativa && one.perfil === 'professor' && one.pessoa_id !== pessoa_id);
}
