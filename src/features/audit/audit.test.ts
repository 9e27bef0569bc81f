import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { create, remove, update } from '#features/posts/service.server.ts';
import { createWorld, type Person, type World } from '../../../tests/support/world.ts';
import { listRecord, record } from './service.server.ts';

const BODY = { title: 'Rent in Yaba', tags: '', excerpt: 'What it costs.', content: '', image: '' };
const read = (world: World, { viewer }: Person, limit = 9) => listRecord(world.ctx(viewer), { limit });

test('the record is for admins only', async () => {
  await using world = await createWorld();
  const { viewer } = await world.person();
  await expect(listRecord(world.ctx(viewer), { limit: 9 })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(listRecord(world.ctx(), { limit: 9 })).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('what an admin writes for the blog is on record, newest first, with the names of today', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true, name: 'Ngozi' });
  const ctx = world.ctx(admin.viewer);
  const { _id } = await create(ctx, BODY);
  world.clock.now = new Date(world.clock.now.getTime() + 1000);
  await update(ctx, _id, { ...BODY, title: 'Rent in Ikeja' });
  world.clock.now = new Date(world.clock.now.getTime() + 1000);
  await remove(ctx, _id);
  await world.db.execute(sql`update users set name = 'Ngozi Eze'`);
  const deed = { actorName: 'Ngozi Eze', subjectId: _id };
  expect(await read(world, admin)).toMatchObject([
    { ...deed, action: 'post.delete', subjectName: 'Rent in Ikeja', at: world.clock.now.toISOString() },
    { ...deed, action: 'post.update', subjectName: 'Rent in Ikeja' },
    { ...deed, action: 'post.create', subjectName: 'Rent in Yaba' },
  ]);
});

test('an admin finds what was done in the record by who did it, to what, or the kind of deed', async () => {
  await using world = await createWorld();
  const [ngozi, musa] = [
    await world.person({ isAdmin: true, name: 'Ngozi' }),
    await world.person({ isAdmin: true, name: 'Musa' }),
  ];
  const { _id } = await create(world.ctx(ngozi.viewer), BODY);
  await remove(world.ctx(musa.viewer), _id);
  const found = async (asked: Parameters<typeof listRecord>[2]) =>
    (await listRecord(world.ctx(musa.viewer), { limit: 9 }, asked)).map(({ action }) => action);
  expect(await found({ find: 'musa' })).toEqual(['post.delete']);
  expect(await found({ action: 'post.create' })).toEqual(['post.create']);
  for (const find of ['ngo', 'in yaba', _id]) expect(await found({ find })).toHaveLength(2);
  expect(await found({ find: '%' })).toEqual([]);
});

test('a deed that is undone leaves no trace, and a deed of somebody who left stays without a name', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const former = await world.person({ isAdmin: true });
  await expect(
    world.db.transaction(async (db) => {
      await record({ ...world.ctx(former.viewer), db }, 'post.create', { subjectId: 'x' });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await read(world, admin)).toEqual([]);
  await record(world.ctx(former.viewer), 'post.create', { subjectId: 'x' });
  await world.db.execute(sql`delete from users where id = ${former.viewer.id}`);
  expect(await read(world, admin)).toMatchObject([{ actorName: null, actorId: former.viewer.id }]);
});

test('the newest of 100,000 entries and people are read from an index', async () => {
  await using world = await createWorld();
  await world.db.execute(sql`
    insert into audit_log (at, actor_id, action, subject_id)
    select now() - n * interval '1 minute', uuidv7(), 'post.create', n::text from generate_series(1, 100000) n`);
  await world.db.execute(sql`
    insert into users (name, email, created_at)
    select 'P', 'p' || n || '@example.ng', now() - n * interval '1 minute' from generate_series(1, 100000) n`);
  await world.db.execute(sql`analyze audit_log`);
  await world.db.execute(sql`analyze users`);
  const plan = async (query: ReturnType<typeof sql>) => {
    const { rows } = await world.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  expect(await plan(sql`select * from audit_log order by at desc, id desc limit 9`)).toContain('audit_log_newest');
  const people = sql`select * from users order by created_at desc, id desc limit 9`;
  expect(await plan(people)).toContain('users_newest');
});
