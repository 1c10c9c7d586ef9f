-- Hash-partitions every table whose primary key begins with escola_id by that column, and keeps the rows. The product does
-- not change: each key already contains the school. Run it once, on a migrated database without other connections, in one
-- transaction (`psql -1 -f`). A table that a later migration adds is not partitioned until this runs again, which skips
-- tables that are partitioned already.
DO $partition$
DECLARE
  partitions constant int := 4;
  tables regclass[] := (
    select coalesce(array_agg(c.oid::regclass order by c.relname), '{}')
      from pg_class c
      join pg_index i on i.indrelid = c.oid and i.indisprimary
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition
       and a.attname = 'escola_id' and i.indnkeyatts >= 1
  );
  foreign_keys text[];
  keys text[];
  indexes text[];
  triggers text[];
  one regclass;
  name text;
  owned record;
  line text;
BEGIN
  -- Constraints of partitions belong to their parent's: only the parents' are dropped and added again.
  select coalesce(array_agg(format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))), '{}')
    into foreign_keys
    from pg_constraint
   where contype = 'f' and conparentid = 0 and (conrelid = any(tables) or confrelid = any(tables));
  for line in
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) from pg_constraint
     where contype = 'f' and conparentid = 0 and (conrelid = any(tables) or confrelid = any(tables))
  loop execute line; end loop;

  foreach one in array tables loop
    select relname into name from pg_class where oid = one;
    select coalesce(array_agg(format('alter table %I add constraint %I %s', name, conname, pg_get_constraintdef(oid)) order by contype), '{}')
      into keys from pg_constraint where conrelid = one and contype in ('p', 'u');
    select coalesce(array_agg(pg_get_indexdef(i.indexrelid)), '{}') into indexes from pg_index i
     where i.indrelid = one and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid);
    select coalesce(array_agg(pg_get_triggerdef(oid)), '{}') into triggers from pg_trigger where tgrelid = one and not tgisinternal;

    execute format('alter table %s rename to luneta_partitioning', one);
    execute format('create table %I (like luneta_partitioning including defaults including constraints including generated including comments) partition by hash (escola_id)', name);
    for part in 0 .. partitions - 1 loop
      execute format('create table %I partition of %I for values with (modulus %s, remainder %s)', name || '_p' || part, name, partitions, part);
    end loop;
    select string_agg(quote_ident(attname), ', ' order by attnum) into line from pg_attribute
     where attrelid = one and attnum > 0 and not attisdropped and attgenerated = '';
    execute format('insert into %I (%s) select %s from luneta_partitioning', name, line, line);
    for owned in
      select s.oid::regclass as sequence, a.attname as column_name
        from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
        join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
       where d.refobjid = one and d.deptype = 'a'
    loop
      execute format('alter sequence %s owned by %I.%I', owned.sequence, name, owned.column_name);
    end loop;
    drop table luneta_partitioning;
    foreach line in array keys || indexes || triggers loop execute line; end loop;
  end loop;

  foreach line in array foreign_keys loop execute line; end loop;
END $partition$;
