import type { PictureSource } from '#features/media/ui/picture.tsx';

const PALETTES = [
  {
    sky: ['#f6c98f', '#e98f5f', '#7a4a5c'],
    wall: '#f3e4cf',
    shade: '#d9bf9d',
    roof: '#7d3b2a',
    ground: '#4a5a34',
    leaf: '#2f4526',
  },
  {
    sky: ['#cfe6f2', '#9cc6dd', '#6fa3c4'],
    wall: '#ffffff',
    shade: '#dfe3e4',
    roof: '#3b4347',
    ground: '#7d9a58',
    leaf: '#3f6a3a',
  },
  {
    sky: ['#2b3355', '#4a3f6b', '#a8617a'],
    wall: '#c9b8a8',
    shade: '#8f7f76',
    roof: '#2a2730',
    ground: '#232b26',
    leaf: '#182019',
  },
] as const;

/** A drawn stand-in for a photograph, because the styleguide ships no photographs. */
export function scene(index: number): PictureSource {
  const p = PALETTES[index % PALETTES.length] ?? PALETTES[0];
  const windows = [150, 250, 420, 520]
    .map((x) => `<rect x="${x}" y="330" width="56" height="96" fill="#ffe2a3"/>`)
    .join('');
  const upper = [190, 300, 410].map((x) => `<rect x="${x}" y="215" width="64" height="60" fill="#ffd98c"/>`).join('');
  const palm = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})" stroke="${p.leaf}" stroke-width="12" fill="none" stroke-linecap="round"><path d="M0 0c8-70 2-130-6-190"/><path stroke-width="9" d="M-6-190c-40-30-80-20-104 10M-6-190c-20-46-60-60-92-52M-6-190c8-50 44-70 82-64M-6-190c42-26 84-14 100 22M-6-190c26 0 56 22 66 62"/></g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${p.sky[2]}"/><stop offset=".55" stop-color="${p.sky[1]}"/><stop offset="1" stop-color="${p.sky[0]}"/></linearGradient></defs><rect width="800" height="600" fill="url(#s)"/><circle cx="650" cy="170" r="46" fill="#fff" opacity=".55"/>${palm(700, 470)}<path fill="${p.ground}" d="M0 450c200-26 600-26 800 0v150H0z"/><rect x="120" y="300" width="500" height="170" fill="${p.wall}"/><rect x="170" y="190" width="330" height="115" fill="${p.shade}"/><path fill="${p.roof}" d="M150 190h370l-24-34H176zM100 300h540l-18-26H118z"/>${windows}${upper}<path fill="${p.roof}" d="M332 470v-104q30-34 60 0v104z"/>${palm(70, 500)}<path fill="${p.leaf}" d="M0 520c90-50 150-20 210 0s200 30 300 0 190-40 290 0v80H0z"/></svg>`;
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { url, width: 800, height: 600, placeholder: '' };
}
