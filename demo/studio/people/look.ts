type Hair =
  | 'low'
  | 'fade'
  | 'bald'
  | 'afro'
  | 'bun'
  | 'braids'
  | 'locs'
  | 'curls'
  | 'gele'
  | 'hijab'
  | 'fila'
  | 'hula'
  | 'red-cap'
  | 'scarf'
  | 'silver';
type Dress = 'kaftan' | 'agbada' | 'suit' | 'blouse' | 'isiagu' | 'polo' | 'blazer' | 'drape';

/** How a drawn person looks. */
export interface Look {
  /** From light brown (0) to deep brown (5). */
  skin: 0 | 1 | 2 | 3 | 4 | 5;
  hair: Hair;
  dress: Dress;
  /** Main cloth and its accent. */
  cloth: readonly [string, string];
  /** Headwear, where there is one. */
  head?: string;
  backdrop: string;
  woman: boolean;
  beard?: 'full' | 'goatee' | 'stubble' | 'silver';
  glasses?: boolean;
  earrings?: boolean;
}
