/** An account of the staff is made or changed, in one sheet (school G5). */
import type { GestaoEquipePessoa, MembroEquipeCriado } from '@luneta/api-client';
import {
  createMembroMutation,
  equipeResumoQuery,
  loginLivreQuery,
  saveMembroMutation,
} from '@luneta/api-client/gestao-equipe';
import { zMembroEquipeNovoRequest, zMembroEquipeRequest } from '@luneta/api-client/schemas';
import { useServices } from '@luneta/app-shell';
import { FormDrawer, useForm } from '@luneta/app-shell/form';
import { Note, PersonName } from '@luneta/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { copy } from './copy.ts';
import { MembroCampos } from './membro-campos.tsx';
import { checkValores, materiasOf, NOVO, requestOf, valoresOf } from './membro-valores.ts';
import { TalvezMesma } from './talvez-mesma.tsx';

const SAID = { nome: copy.nomeWanted, login: copy.loginShort, email: copy.emailInvalid };

type NovaPessoaProps = {
  escola_id: number;
  onClose: () => void;
  onCreated: (criado: MembroEquipeCriado) => void;
  /** Opens an account that is there already. */
  onOpen: (pessoa: GestaoEquipePessoa) => void;
};

export function NovaPessoa({ escola_id, onClose, onCreated, onOpen }: NovaPessoaProps) {
  const { api } = useServices();
  const client = useQueryClient();
  const { data: resumo } = useQuery(equipeResumoQuery(api, escola_id));
  const create = useMutation(createMembroMutation(api, escola_id));
  const form = useForm({
    values: NOVO,
    schema: zMembroEquipeNovoRequest,
    said: SAID,
    check: checkValores,
    toRequest: (values, changed) => ({ ...requestOf(values, changed), ...(values.convite && { convite: true }) }),
    send: create.mutateAsync,
    onSent: (criado) => {
      client.removeQueries({ queryKey: loginLivreQuery(api, escola_id, criado.membro.login ?? '').queryKey });
      onCreated(criado);
    },
  });
  return (
    <FormDrawer
      of={form}
      title={copy.newPerson}
      confirmLabel={form.values.convite ? copy.invite : copy.create}
      onClose={onClose}
    >
      <MembroCampos escola_id={escola_id} form={form} login="" invites={resumo?.envia_convites === true}>
        <TalvezMesma escola_id={escola_id} nome={form.values.nome} onOpen={onOpen} />
      </MembroCampos>
    </FormDrawer>
  );
}

type MudarPessoaProps = {
  escola_id: number;
  pessoa: GestaoEquipePessoa;
  onClose: () => void;
  onSaved: (pessoa: GestaoEquipePessoa) => void;
};

export function MudarPessoa({ escola_id, pessoa, onClose, onSaved }: MudarPessoaProps) {
  const { api } = useServices();
  const save = useMutation(saveMembroMutation(api, escola_id));
  const { pessoa_id, nome, perfil, versao = 1 } = pessoa;
  const form = useForm({
    values: valoresOf(pessoa),
    schema: zMembroEquipeRequest,
    said: SAID,
    check: checkValores,
    toRequest: (values, changed) => ({ pessoa_id, ...requestOf(values, changed), versao }),
    send: save.mutateAsync,
    onSent: onSaved,
  });
  return (
    <FormDrawer
      of={form}
      title={<PersonName in={copy.changeTitle(nome)}>{nome}</PersonName>}
      confirmLabel={copy.save}
      onClose={onClose}
    >
      <MembroCampos
        escola_id={escola_id}
        form={form}
        login={pessoa.login ?? ''}
        materiasDiffer={materiasOf(pessoa).size > 1}
        invites={false}
      />
      {form.values.perfil !== perfil && <Note tone="warning">{copy.profileEnds}</Note>}
    </FormDrawer>
  );
}
