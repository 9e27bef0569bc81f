/** What people neither see nor fill in: programs do, and the server knows them by it. */
export function TrapFields({ opened }: { opened: string }) {
  return (
    <>
      <input type="hidden" name="opened" value={opened} />
      <div className="absolute -left-[200vw]" aria-hidden="true">
        <label>
          Website
          <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
