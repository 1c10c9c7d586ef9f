CREATE TABLE "caderno_item" (
	"escola_id" bigint NOT NULL,
	"avaliacao_id" bigint NOT NULL,
	"numero" smallint NOT NULL,
	"lingua_estrangeira" smallint NOT NULL,
	"area_codigo" text NOT NULL,
	"calibrado" boolean,
	CONSTRAINT "caderno_item_pk" PRIMARY KEY("escola_id","avaliacao_id","numero","lingua_estrangeira"),
	CONSTRAINT "caderno_item_lingua" CHECK ("caderno_item"."lingua_estrangeira" in (0, 1, 2)),
	CONSTRAINT "caderno_item_numero" CHECK ("caderno_item"."numero" >= 1)
);
--> statement-breakpoint
ALTER TABLE "resultado" ADD COLUMN "itens_tri" integer;--> statement-breakpoint
ALTER TABLE "resultado" ADD COLUMN "itens_calibrados" integer;--> statement-breakpoint
ALTER TABLE "resultado_area" ADD COLUMN "itens_tri" integer;--> statement-breakpoint
ALTER TABLE "resultado_area" ADD COLUMN "itens_calibrados" integer;--> statement-breakpoint
ALTER TABLE "caderno_item" ADD CONSTRAINT "caderno_item_escola_id_avaliacao_id_avaliacao_escola_id_id_fk" FOREIGN KEY ("escola_id","avaliacao_id") REFERENCES "public"."avaliacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The booklets of the exams imported before: the places that the exam has. A parameter says that the item is calibrated; an
-- item without any is out of the calibration where others of its exam have parameters.
INSERT INTO "caderno_item" ("escola_id", "avaliacao_id", "numero", "lingua_estrangeira", "area_codigo", "calibrado")
SELECT i."escola_id", i."avaliacao_id", i."numero", coalesce(i."lingua_estrangeira", 0), ar."codigo",
  CASE WHEN q."tri_a" IS NOT NULL THEN true
       WHEN (i."fora_da_tri" OR i."anulada") AND bool_or(q."tri_a" IS NOT NULL) OVER (PARTITION BY i."escola_id", i."avaliacao_id") THEN false END
FROM "avaliacao_item" i
JOIN "avaliacao" a ON a."escola_id" = i."escola_id" AND a."id" = i."avaliacao_id"
JOIN "questao" q ON q."escola_id" = i."escola_id" AND q."id" = i."questao_id"
JOIN "materia" m ON m."escola_id" = q."escola_id" AND m."id" = q."materia_id"
JOIN "area_conhecimento" ar ON ar."escola_id" = m."escola_id" AND ar."id" = m."area_conhecimento_id"
WHERE a."codigo" ~ '^ENEM-[0-9]{4}$' AND starts_with(q."codigo", a."codigo" || '-')
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- The places that such an exam lost: of each number from 1 to 180 without a question, in the area of its block of 45.
INSERT INTO "caderno_item" ("escola_id", "avaliacao_id", "numero", "lingua_estrangeira", "area_codigo")
SELECT b."escola_id", b."avaliacao_id", n."numero", 0, b."area_codigo"
FROM (SELECT DISTINCT ON ("escola_id", "avaliacao_id", ("numero" - 1) / 45) "escola_id", "avaliacao_id", ("numero" - 1) / 45 AS "bloco", "area_codigo"
  FROM "caderno_item" ORDER BY "escola_id", "avaliacao_id", ("numero" - 1) / 45, "numero") b
CROSS JOIN generate_series(1, 180) n("numero")
WHERE (n."numero" - 1) / 45 = b."bloco"
  AND NOT EXISTS (SELECT FROM "caderno_item" c WHERE c."escola_id" = b."escola_id" AND c."avaliacao_id" = b."avaliacao_id" AND c."numero" = n."numero")
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Results with a TRI score are computed again, so that they say how many items it stands on.
INSERT INTO "recalculo" ("escola_id", "avaliacao_id")
SELECT DISTINCT ta."escola_id", ta."avaliacao_id" FROM "resultado_area" ra
JOIN "turma_avaliacao" ta ON ta."escola_id" = ra."escola_id" AND ta."id" = ra."turma_avaliacao_id"
WHERE ra."nota_tri" IS NOT NULL
ON CONFLICT ("escola_id", "avaliacao_id") DO UPDATE SET "pedidos" = "recalculo"."pedidos" + 1;
