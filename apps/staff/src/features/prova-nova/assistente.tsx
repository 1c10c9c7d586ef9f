/** The wizard of one exam: its steps over one form, saved as one goes from step to step. */
import type { RascunhoAvaliacao, RascunhoQuestao } from '@luneta/api-client';
import type { OfRascunho } from '@luneta/api-client/gestao-rascunhos';
import { usePageTitle } from '@luneta/app-shell';
import { FormFailure, FormProblems, UnsavedGuard } from '@luneta/app-shell/form';
import { useAddress, withParam } from '@luneta/app-shell/list';
import { useLocation, useNavigate } from '@luneta/app-shell/router';
import { Button, Content, Stack, useMediaQuery, Wizard } from '@luneta/ui';
import { ChevronRight } from '@luneta/ui/icons';
import { from } from '@luneta/ui/theme';
import { useEffect, useRef, useState } from 'react';

import { useGuardado } from '../../shared/guardado/use-guardado.ts';
import { paths } from '../../shared/paths.ts';
import { ConferirPasso } from './conferir/conferir-passo.tsx';
import { copy } from './copy.ts';
import { DiasPasso } from './dias/dias-passo.tsx';
import { ETAPA_PARAM, ETAPAS, faltasPorEtapa, lugarDe, type Etapa } from './etapas.ts';
import { OQuePasso } from './oque/o-que-passo.tsx';
import { Avisos } from './partes/avisos.tsx';
import type { PassoProps } from './partes/passo.ts';
import { Salvo } from './partes/salvo.tsx';
import { detalheDe, Nota } from './partes/resumo.tsx';
import { PublicarPasso } from './publicar/publicar-passo.tsx';
import { usePublicar } from './publicar/use-publicar.tsx';
import { QuestoesPasso } from './questoes/questoes-passo.tsx';
import { TurmasPasso } from './turmas/turmas-passo.tsx';
import { isValores } from './guardada.ts';
import { useRascunhoForm } from './use-rascunho-form.ts';

const NAMES = ETAPAS.map((etapa) => copy.etapas[etapa]);
const [FIRST, ...OTHERS] = NAMES;
const STEPS: readonly [string, ...string[]] = [FIRST ?? copy.title, ...OTHERS];

const PASSO = {
  oque: OQuePasso,
  dias: DiasPasso,
  questoes: QuestoesPasso,
  turmas: TurmasPasso,
} as const;

export type AssistenteProps = {
  /** What stands; null for a new exam. */
  rascunho: RascunhoAvaliacao | null;
  of: OfRascunho;
  escola_id: number | null;
  etapa: Etapa;
  /** A new draft is saved for the first time. @param etapa the step to show then */
  onMade?: (etapa: Etapa) => void;
};

export function Assistente({ rascunho, of, escola_id, etapa, onMade }: AssistenteProps) {
  const { push } = useAddress();
  const { state } = useLocation();
  const arrived = state === ARRIVED;
  const wide = useMediaQuery(from.medium);
  const heading = usePageTitle(copy.title);
  const navigate = useNavigate();
  const alvo = useRef<Etapa | null>(null);
  const saindo = useRef<string | null>(null);
  const [saida, setSaida] = useState<string | null>(null);
  const [made, setMade] = useState<Etapa | null>(null);
  const go = (para: Etapa) => push(withParam(ETAPA_PARAM, para), null);
  const takeTarget = () => {
    const para = alvo.current;
    alvo.current = null;
    return para;
  };
  const editor = useRascunhoForm({
    rascunho,
    of,
    onSaved: () => {
      const para = takeTarget() ?? etapa;
      setSaida(saindo.current);
      if (rascunho === null) setMade(para);
      else if (para !== etapa) go(para);
    },
    onOffline: () => {
      const para = takeTarget();
      if (para !== null) go(para);
    },
  });
  const { form } = editor;
  // Its address comes with the next picture, when nothing is unsaved any more.
  useEffect(() => {
    if (made !== null) onMade?.(made);
  }, [made, onMade]);
  useEffect(() => {
    if (saida !== null) void navigate(saida);
  }, [saida, navigate]);
  const guardado = useGuardado(`prova:${rascunho?.rascunho_id ?? 'nova'}`, isValores, {
    ...editor,
    restore: (typed) => editor.form.set(typed),
  });
  const dirty = form.changed.length > 0 && made === null && saida === null;
  const save = () => {
    alvo.current = null;
    saindo.current = null;
    form.submit();
  };
  const ir = (para: Etapa) => {
    if (!dirty && rascunho !== null) return go(para);
    alvo.current = para;
    saindo.current = null;
    form.submit();
  };
  const sair = (href: string) => {
    if (!dirty) return setSaida(href);
    alvo.current = null;
    saindo.current = href;
    form.submit();
  };
  const [achadas, setAchadas] = useState<ReadonlyMap<number, RascunhoQuestao>>(new Map());
  // What was saved knows more of a question than the list of the bank.
  const fichas = new Map([
    ...achadas,
    ...(rascunho?.questoes ?? []).map((one) => [one.banco_questao_id, one] as const),
  ]);
  const aprender: PassoProps['aprender'] = (found) =>
    setAchadas((before) => new Map([...before, ...found.map((one) => [one.banco_questao_id, one] as const)]));
  const publicar = usePublicar({ rascunho, of, etapa, ir });
  const passo: PassoProps = { form: { ...form, submit: save }, rascunho, of, escola_id, fichas, aprender, ir, sair };
  const faltas = faltasPorEtapa(rascunho?.pendencias ?? []);
  const current = lugarDe(etapa);
  const next = ETAPAS[current];
  const before = ETAPAS[current - 2];
  const made4 = ETAPAS.slice(0, 4);
  const Passo = etapa === 'conferir' || etapa === 'publicar' ? null : PASSO[etapa];
  return (
    <Content width="staff" fills>
      <Wizard
        title={copy.title}
        // A step that was reached has the focus on its own heading.
        {...(!arrived && { headingRef: heading })}
        detail={detalheDe(form.values, rascunho)}
        closeHref={wide || rascunho === null ? paths.rascunhos : paths.rascunho(rascunho.rascunho_id)}
        closeLabel={wide || rascunho === null ? copy.close : copy.toSteps}
        status={<Salvo form={passo.form} rascunho={rascunho} />}
        steps={STEPS}
        current={current}
        missed={made4.filter((one) => faltas.has(one) && lugarDe(one) < current).map(lugarDe)}
        done={rascunho === null ? [] : made4.filter((one) => !faltas.has(one)).map(lugarDe)}
        free={rascunho !== null}
        arrived={arrived}
        onChange={(place) => ir(ETAPAS[place - 1] ?? 'oque')}
        note={
          <Nota etapa={etapa} valores={form.values} fichas={fichas} faltas={dirty ? [] : (faltas.get(etapa) ?? [])} />
        }
        actions={
          <>
            {etapa === 'publicar' ? (
              publicar.button
            ) : (
              <Button size="sm" iconEnd={ChevronRight} busy={form.sending} onClick={() => ir(next ?? 'publicar')}>
                {copy.adiante[etapa]}
              </Button>
            )}
            {before !== undefined && (
              <Button size="sm" variant="secondary" onClick={() => ir(before)}>
                {copy.voltar}
              </Button>
            )}
          </>
        }
      >
        <Stack gap="e16">
          <Avisos form={passo.form} rascunho={rascunho} guardado={guardado} />
          <FormProblems of={form} />
          <FormFailure of={form} />
          {Passo && <Passo {...passo} />}
          {etapa === 'conferir' && <ConferirPasso {...passo} publicar={publicar} />}
          {etapa === 'publicar' && <PublicarPasso {...passo} publicar={publicar} />}
        </Stack>
      </Wizard>
      <UnsavedGuard dirty={dirty}>{copy.leave}</UnsavedGuard>
    </Content>
  );
}

/** State of an address that another wizard of the same exam led to. */
export const ARRIVED = 'etapa';
