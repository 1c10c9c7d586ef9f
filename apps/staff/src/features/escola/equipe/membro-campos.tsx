/** The fields of an account: who it is, how the person signs in, what the person will do, and where. */
import { escolasQuery } from '@luneta/api-client/gestao-escolas';
import { useServices, useSession } from '@luneta/app-shell';
import type { FormKit } from '@luneta/app-shell/form';
import { loginDoNome, perfisGeridos, PERFIL_NOMES, readLogin } from '@luneta/domain';
import { DateField, Grid, RadioCards, Select, Stack, Switch, TextInput } from '@luneta/ui';
import { MultiSelect } from '@luneta/ui/combobox';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { copy } from './copy.ts';
import { Direitos } from './direitos-previa.tsx';
import type { Valores } from './membro-valores.ts';
import { useLoginLivre, type LoginStanding } from './use-login-livre.ts';
import { useTurmasDoAno } from '../../../shared/use-turmas-do-ano.ts';

type MembroCamposProps = {
  escola_id: number;
  form: FormKit<Valores>;
  /** The user name that the account has; '' for a new one, whose name is proposed. */
  login: string;
  /** The account has another subject in each of its classes, and keeps them until one is chosen for all. */
  materiasDiffer?: boolean;
  /** Offers the invitation. */
  invites: boolean;
  /** Between the name and the rest: who may be the same person. */
  children?: ReactNode;
};

const HELP: Readonly<Record<LoginStanding, string>> = {
  unknown: copy.loginHelp,
  checking: copy.loginChecking,
  livre: copy.loginFree,
  em_uso: copy.loginHelp,
};

export function MembroCampos({ escola_id, form, login, materiasDiffer = false, invites, children }: MembroCamposProps) {
  const { perfil_real } = useSession();
  const { values } = form;
  const livre = useLoginLivre(escola_id, values.login, login);
  const [proposes, setProposes] = useState(login === '');
  const { turmas, materias } = useTurmasDoAno(escola_id);
  const chosen = turmas.filter(({ turma_id }) => values.turma_ids.includes(turma_id));
  const loginField = form.field('login');
  const offered = perfisGeridos(perfil_real ?? '').map((perfil) => ({
    value: perfil,
    label: copy.does[perfil],
    description: PERFIL_NOMES[perfil],
  }));
  return (
    <Stack gap="e16">
      <TextInput
        label={copy.nome}
        {...form.field('nome')}
        prose
        autoComplete="off"
        onChange={(nome) => form.set({ nome, ...(proposes && { login: loginDoNome(nome) }) })}
      />
      {children}
      <Grid columnsExpanded={2} gap="e12" align="start">
        <TextInput
          label={copy.login}
          {...loginField}
          autoComplete="off"
          help={login !== '' && readLogin(values.login) === login ? undefined : HELP[livre]}
          error={livre === 'em_uso' ? copy.loginTaken : loginField.error}
          onChange={(typed) => {
            setProposes(false);
            form.set({ login: typed });
          }}
        />
        <TextInput
          label={copy.email}
          optional
          type="email"
          autoComplete="off"
          help={copy.emailHelp}
          {...form.field('email')}
        />
      </Grid>
      <RadioCards legend={copy.what} beside options={offered} {...form.field('perfil')} />
      {values.perfil === 'professor' && (
        <>
          <MultiSelect
            label={copy.turmas}
            optional
            placeholder={copy.addTurma}
            noneText={copy.noTurma}
            groups={[
              {
                path: [],
                items: turmas.map(({ turma_id, codigo, serie_nome, sede_nome }) => ({
                  id: turma_id,
                  label: codigo,
                  meta: `${serie_nome} · ${sede_nome}`,
                })),
              },
            ]}
            {...form.field('turma_ids')}
          />
          {values.turma_ids.length > 0 && (
            <Grid columnsExpanded={2} gap="e12" align="start">
              <Select
                label={copy.materia}
                optional
                options={[
                  { value: '', label: materiasDiffer ? copy.materiasDiffer : copy.noMateria },
                  ...materias.map(({ materia_id, materia_nome }) => ({
                    value: String(materia_id),
                    label: materia_nome,
                  })),
                ]}
                {...form.field('materia_id')}
              />
              <DateField label={copy.validoAte} optional help={copy.validoAteHelp} {...form.field('valido_ate')} />
            </Grid>
          )}
        </>
      )}
      {values.perfil === 'supervisor' && <Escolas escola_id={escola_id} form={form} />}
      {values.perfil !== null && (
        <Direitos nome={values.nome} perfil={values.perfil} turmas={chosen.map(({ codigo }) => codigo)} />
      )}
      {invites && <Switch label={copy.convite} help={copy.conviteHelp} {...form.toggle('convite')} />}
    </Stack>
  );
}

/** Other schools of a supervisor; the own one is always seen. */
function Escolas({ escola_id, form }: Pick<MembroCamposProps, 'escola_id' | 'form'>) {
  const { api } = useServices();
  const { data = [] } = useQuery(escolasQuery(api));
  const others = data.filter((escola) => escola.escola_id !== escola_id);
  return (
    <MultiSelect
      label={copy.escolas}
      optional
      placeholder={copy.addEscola}
      noneText={copy.noEscola}
      groups={[{ path: [], items: others.map((escola) => ({ id: escola.escola_id, label: escola.nome })) }]}
      {...form.field('escola_ids')}
    />
  );
}
