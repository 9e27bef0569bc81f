/** A text in which short words with a hyphen ("3-bed", "semi-detached") stay on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(HYPHENED).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The parts of one text never change places.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

const HYPHENED = /(?<!\S)([^\s-]{1,12}-[^\s-]{1,12})(?!\S)/;
