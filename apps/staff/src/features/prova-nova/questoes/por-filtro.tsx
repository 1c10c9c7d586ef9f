/** Questions drawn from the bank by subject and level: a proposal, which enters only when it is accepted. */
import { ApiError, type Sorteio } from '@luneta/api-client';
import { materiasQuery } from '@luneta/api-client/gestao-questoes-partes';
import { createSorteioMutation } from '@luneta/api-client/gestao-rascunhos';
import { errorMessage, useServices } from '@luneta/app-shell';
import {
  Button,
  Fieldset,
  Grid,
  IconButton,
  Inline,
  Note,
  NumberField,
  Select,
  Stack,
  Switch,
  Text,
  TextInput,
  useToast,
} from '@luneta/ui';
import { Plus, X } from '@luneta/ui/icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { PassoProps } from '../partes/passo.ts';
import { MAX_ITENS } from '../valores.ts';
import { copy } from './copy.ts';
import { detalheDaQuestao } from './detalhe.ts';
import * as css from './questoes.css.ts';
import type { Questoes } from './use-questoes.ts';

const words = copy.filtro;
const NIVEIS = [
  { value: '', label: words.qualquer },
  { value: 'facil', label: copy.niveis.facil },
  { value: 'medio', label: copy.niveis.medio },
  { value: 'dificil', label: copy.niveis.dificil },
] as const;

type Parte = { readonly id: number; materia: string; dificuldade: '' | 'facil' | 'medio' | 'dificil'; qtde: string };
const novaParte = (id: number): Parte => ({ id, materia: '', dificuldade: '', qtde: '5' });

const whole = (typed: string): number | null => (/^\d+$/u.test(typed.trim()) ? Number(typed.trim()) : null);
const qtdeOf = ({ qtde }: Parte): number | null => {
  const n = whole(qtde);
  return n !== null && n >= 1 && n <= MAX_ITENS ? n : null;
};

export type PorFiltroProps = Pick<PassoProps, 'form' | 'of' | 'rascunho'> & { questoes: Questoes };

export function PorFiltro({ form, of, rascunho, questoes }: PorFiltroProps) {
  const { api } = useServices();
  const toast = useToast();
  const materias = useQuery(materiasQuery(api));
  const sorteio = useMutation(createSorteioMutation(api, of));
  const [partes, setPartes] = useState<readonly Parte[]>([novaParte(1)]);
  const [semVistas, setSemVistas] = useState(true);
  const [calibradas, setCalibradas] = useState(false);
  const [semente, setSemente] = useState('');
  const [tried, setTried] = useState(false);
  const turmas = form.values.turmas.map(({ turma_id }) => turma_id);
  const nomeDe = (id: number) =>
    materias.data?.materias.find(({ materia_id }) => materia_id === id)?.materia_nome ?? '';
  const change = (id: number, changes: Partial<Parte>) =>
    setPartes(partes.map((parte) => (parte.id === id ? { ...parte, ...changes } : parte)));
  const sementeErrada = semente.trim() !== '' && whole(semente) === null;
  const propose = () => {
    setTried(true);
    const asked = partes.flatMap((parte) => {
      const qtde = qtdeOf(parte);
      if (parte.materia === '' || qtde === null) return [];
      return [{ materia_id: Number(parte.materia), dificuldade: parte.dificuldade || null, qtde }];
    });
    if (asked.length < partes.length || sementeErrada || questoes.dia === undefined) return;
    const seed = whole(semente);
    sorteio.mutate({
      dia_prova: questoes.dia.dia_prova,
      partes: asked,
      com_tri: calibradas,
      evitar_turmas: semVistas ? turmas : [],
      ...(seed !== null && { semente: seed }),
    });
  };
  if (rascunho === null) return <div className={css.panelBody}>{words.salveAntes}</div>;
  return (
    <div className={css.panelBody}>
      <Text look="small" tone="muted">
        {words.ajuda}
      </Text>
      {partes.map((parte, n) => (
        <Fieldset key={parte.id} legend={words.parte(n + 1)} hideLegend={partes.length === 1}>
          <Stack gap="e12">
            <Select
              label={words.materia}
              options={[
                { value: '', label: words.escolha },
                ...(materias.data?.materias ?? []).map(({ materia_id, materia_nome }) => ({
                  value: String(materia_id),
                  label: materia_nome,
                })),
              ]}
              loading={materias.isPending}
              value={parte.materia}
              onChange={(materia) => change(parte.id, { materia })}
              error={tried && parte.materia === '' ? words.semMateria : undefined}
            />
            <Grid columns={2} gap="e12" align="end">
              <Select
                label={words.dificuldade}
                options={NIVEIS}
                value={parte.dificuldade}
                onChange={(dificuldade) => change(parte.id, { dificuldade })}
              />
              <NumberField
                label={words.quantidade}
                min={1}
                max={MAX_ITENS}
                value={parte.qtde}
                onChange={(qtde) => change(parte.id, { qtde })}
                error={tried && qtdeOf(parte) === null ? words.semQuantidade : undefined}
              />
            </Grid>
            {partes.length > 1 && (
              <Inline justify="end">
                <IconButton
                  icon={X}
                  label={words.tirarParte(n + 1)}
                  onClick={() => setPartes(partes.filter(({ id }) => id !== parte.id))}
                />
              </Inline>
            )}
          </Stack>
        </Fieldset>
      ))}
      <Inline>
        <Button
          variant="text"
          size="sm"
          icon={Plus}
          onClick={() => setPartes([...partes, novaParte(Math.max(0, ...partes.map(({ id }) => id)) + 1)])}
        >
          {words.outraParte}
        </Button>
      </Inline>
      <Switch label={words.vistas} help={words.vistasHelp(turmas.length)} checked={semVistas} onChange={setSemVistas} />
      <Switch label={words.calibradas} checked={calibradas} onChange={setCalibradas} />
      <TextInput
        label={words.semente}
        help={words.sementeHelp}
        inputMode="numeric"
        value={semente}
        onChange={setSemente}
        error={tried && sementeErrada ? words.sementeErro : undefined}
      />
      {sorteio.error && (
        <Note tone="danger" alert>
          {sorteio.error instanceof ApiError && sorteio.error.campos[0]
            ? sorteio.error.campos[0].erro
            : errorMessage(sorteio.error)}
        </Note>
      )}
      <Inline>
        <Button variant="secondary" size="sm" busy={sorteio.isPending} onClick={propose}>
          {sorteio.data === undefined ? words.sortear : words.outra}
        </Button>
      </Inline>
      {sorteio.data && (
        <Proposta
          sorteio={sorteio.data}
          nomeDe={nomeDe}
          onAceitar={(proposta) => {
            const n = questoes.porTodas(proposta.questoes);
            sorteio.reset();
            if (n > 0) toast.show({ tone: 'success', text: words.aceitas(n) });
          }}
        />
      )}
    </div>
  );
}

type PropostaProps = {
  sorteio: Sorteio;
  nomeDe: (materia_id: number) => string;
  onAceitar: (sorteio: Sorteio) => void;
};

function Proposta({ sorteio, nomeDe, onAceitar }: PropostaProps) {
  const { questoes, faltam, semente } = sorteio;
  return (
    <Stack gap="e12">
      <Text look="bodyStrong">{words.proposta(questoes.length, semente)}</Text>
      {questoes.length === 0 && <Text tone="muted">{words.nenhuma}</Text>}
      {faltam.map(({ materia_id, dificuldade, qtde }) => (
        <Note key={`${materia_id}-${dificuldade ?? ''}`} tone="warning">
          {words.faltam(qtde, nomeDe(materia_id), dificuldade === null ? '' : copy.niveis[dificuldade])}
        </Note>
      ))}
      <Stack as="ol" gap="e8">
        {questoes.map((questao) => (
          <li key={questao.banco_questao_id}>
            <Text lines={2}>{questao.enunciado}</Text>
            <Text look="small" tone="muted">
              {detalheDaQuestao(questao, null)}
            </Text>
          </li>
        ))}
      </Stack>
      {questoes.length > 0 && (
        <Inline>
          <Button size="sm" icon={Plus} onClick={() => onAceitar(sorteio)}>
            {words.aceitar(questoes.length)}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
