/** Two texts written at the same time, part by part: both are read whole, and the person says which stands. */
import type { BaseConhecimento } from '@luneta/api-client';
import { Button, Card, Heading, Inline, Note, Segments, Stack, Text } from '@luneta/ui';
import { useEffect, useRef, useState } from 'react';

import { divergencias, escolhasOf, type Divergencia, type Lado } from './divergencias.ts';
import { copy } from './copy.ts';
import { lado as ladoBox, two } from './curso.css.ts';
import { toForm, type CursoForm, type Section } from './curso-form.ts';
import { SectionHtml } from './previa/section-html.tsx';
import { useQuando } from './use-quando.ts';
import type { Texto } from './use-texto.ts';

export type ConflitoProps = { texto: Texto; theirs: BaseConhecimento; onSettle: (joined: boolean) => void };

export function Conflito({ texto, theirs, onSettle }: ConflitoProps) {
  const quando = useQuando();
  const heading = useRef<HTMLHeadingElement>(null);
  const salvo = toForm(theirs);
  const list = divergencias(texto.base, texto.form, salvo);
  const [escolhas, setEscolhas] = useState(() => escolhasOf(list));
  useEffect(() => heading.current?.focus(), []);
  const words = { meu: copy.conflict.meu, salvo: copy.conflict.salvo(quando(Date.parse(theirs.atualizado_em))) };
  return (
    <Stack gap="e16" as="section" labelledBy="conflito">
      <Heading id="conflito" focusable ref={heading}>
        {copy.conflict.title}
      </Heading>
      <Text>{list.length === 0 ? copy.conflict.same : copy.conflict.text}</Text>
      {list.map((one) => (
        <Parte
          key={one.section}
          divergencia={one}
          words={words}
          textos={{ meu: texto.form, salvo }}
          escolha={escolhas[one.section] ?? 'meu'}
          onEscolha={(escolha) => setEscolhas({ ...escolhas, [one.section]: escolha })}
        />
      ))}
      <Inline wrap>
        <Button
          onClick={() => {
            texto.join(theirs, escolhas);
            onSettle(true);
          }}
        >
          {copy.conflict.use}
        </Button>
        <Button variant="secondary" onClick={() => onSettle(false)}>
          {copy.conflict.back}
        </Button>
      </Inline>
    </Stack>
  );
}

type ParteProps = {
  divergencia: Divergencia;
  words: Record<Lado, string>;
  textos: Record<Lado, CursoForm>;
  escolha: Lado;
  onEscolha: (escolha: Lado) => void;
};

const LADOS = ['meu', 'salvo'] as const;

function Parte({ divergencia: { section, changedBy }, words, textos, escolha, onEscolha }: ParteProps) {
  const name = copy.sections[section];
  return (
    <Card as="section" labelledBy={`conflito-${section}`}>
      <Stack gap="e12">
        <Heading look="h3" id={`conflito-${section}`}>
          {name}
        </Heading>
        <Note tone={changedBy === 'ambos' ? 'warning' : 'info'}>{copy.conflict.changed[changedBy]}</Note>
        <Segments
          legend={copy.conflict.choice(name)}
          options={LADOS.map((value) => ({ value, label: words[value] }))}
          value={escolha}
          onChange={onEscolha}
        />
        <div className={two}>
          {LADOS.map((of) => (
            <Lido key={of} title={words[of]} chosen={of === escolha} form={textos[of]} section={section} />
          ))}
        </div>
      </Stack>
    </Card>
  );
}

type LidoProps = { title: string; chosen: boolean; form: CursoForm; section: Section };

/** One of the two texts, whole; long ones scroll by keyboard too. */
function Lido({ title, chosen, form, section }: LidoProps) {
  return (
    <Card padding="sm" selected={chosen}>
      <Stack gap="e8">
        <Heading look="bodyStrong">{title}</Heading>
        <section className={ladoBox} tabIndex={0} aria-label={`${copy.sections[section]}: ${title}`}>
          <SectionHtml form={form} section={section} empty={copy.conflict.none} />
        </section>
      </Stack>
    </Card>
  );
}
