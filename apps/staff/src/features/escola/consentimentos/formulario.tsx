/** The form that a family signs: it takes the whole page, so that only it is printed. */
import type { ConsentimentoAluno } from '@luneta/api-client';
import { usePageTitle } from '@luneta/app-shell';
import { toLocal } from '@luneta/domain';
import { Button, Content, Inline, PageTitle, PersonName, Stack, Text } from '@luneta/ui';
import { Printer } from '@luneta/ui/icons';
import { useEffect } from 'react';

import { useRelogio } from '../../../shared/use-relogio.ts';
import { copy } from './copy.ts';
import * as css from './formulario.css.ts';

const FINALIDADES = ['uso', 'imagem', 'leitura_remota', 'comunicacao'] as const;

type FormularioProps = { aluno: ConsentimentoAluno; onDone: () => void };

export function Formulario({ aluno, onDone }: FormularioProps) {
  const heading = usePageTitle(copy.formTitle);
  const { nowMs, zone } = useRelogio();
  useEffect(() => heading.current?.focus(), [heading]);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <div className={css.screenOnly}>
          <Inline gap="e12" wrap>
            <Button size="sm" icon={Printer} onClick={() => window.print()}>
              {copy.printNow}
            </Button>
            <Button size="sm" variant="secondary" onClick={onDone}>
              {copy.back}
            </Button>
          </Inline>
        </div>
        <article className={css.sheet} aria-label={copy.formTitle}>
          <PageTitle ref={heading}>{copy.formTitle}</PageTitle>
          <Text>
            {copy.formAluno}: <PersonName>{aluno.aluno_nome}</PersonName> · {copy.formTurma}: {aluno.turma_codigo}
          </Text>
          <Text>{copy.formIntro}</Text>
          <table className={css.table}>
            <thead>
              <tr>
                {[copy.formFor, copy.formYes, copy.formNo].map((head) => (
                  <th key={head} scope="col" className={css.cell}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {FINALIDADES.map((finalidade) => (
                <tr key={finalidade}>
                  <th scope="row" className={css.cell}>
                    {copy.finalidades[finalidade]}
                  </th>
                  <td className={css.cell}>☐</td>
                  <td className={css.cell}>☐</td>
                </tr>
              ))}
            </tbody>
          </table>
          {[copy.formName, copy.formDate, copy.formSign].map((label) => (
            <div key={label}>
              <div className={css.line} />
              <Text look="small">{label}</Text>
            </div>
          ))}
          <Text look="small">{copy.formVersion(toLocal(nowMs, zone).slice(0, 10))}</Text>
        </article>
      </Stack>
    </Content>
  );
}
