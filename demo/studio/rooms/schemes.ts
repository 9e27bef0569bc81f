import type { Hour } from './indoor.ts';
import type { Shell } from './shell.ts';

/** The stuffs of one interior. */
export interface Scheme {
  wall: string;
  accent: string;
  sofa: string;
  pillows: readonly string[];
  wood: string;
  rug: string;
  border: string;
  curtain: string;
  floor: Shell['floor'];
  floorColour: string;
}

export const SCHEMES: readonly Scheme[] = [
  {
    wall: '#efe9de',
    accent: '#d8ccb8',
    sofa: '#cfc4b2',
    pillows: ['#23396b', '#c9703f', '#e9e0d0'],
    wood: '#8a5a36',
    rug: '#e6dcc9',
    border: '#8f7a5e',
    curtain: '#a58f73',
    floor: 'tiles',
    floorColour: '#e3dbcd',
  },
  {
    wall: '#f1ede6',
    accent: '#3f5a4c',
    sofa: '#8f6a4a',
    pillows: ['#e7d7b4', '#3f5a4c', '#c98a4b'],
    wood: '#6f4527',
    rug: '#e9e1d0',
    border: '#3f5a4c',
    curtain: '#d9cdb8',
    floor: 'planks',
    floorColour: '#b98a5e',
  },
  {
    wall: '#eceae6',
    accent: '#b9654a',
    sofa: '#e6e0d5',
    pillows: ['#b9654a', '#2f3d4f', '#d9a066'],
    wood: '#9c6a3e',
    rug: '#d9cbb6',
    border: '#b9654a',
    curtain: '#efe6d8',
    floor: 'tiles',
    floorColour: '#d6cfc4',
  },
  {
    wall: '#e9edee',
    accent: '#33485e',
    sofa: '#5f7388',
    pillows: ['#e6c07a', '#f0ece4', '#33485e'],
    wood: '#7a5236',
    rug: '#e8e6e0',
    border: '#33485e',
    curtain: '#c7cdd1',
    floor: 'marble',
    floorColour: '#e9e7e3',
  },
  {
    wall: '#f3efe9',
    accent: '#e3d5c5',
    sofa: '#6a7a63',
    pillows: ['#efe7d6', '#d08c4f', '#4b5a45'],
    wood: '#a5764a',
    rug: '#ece4d4',
    border: '#a5764a',
    curtain: '#e6dac6',
    floor: 'planks',
    floorColour: '#c29a6b',
  },
  {
    wall: '#eee7e1',
    accent: '#5a4638',
    sofa: '#7d3f3a',
    pillows: ['#e3bd84', '#f0e7db', '#5a4638'],
    wood: '#5a3822',
    rug: '#d8c6ae',
    border: '#7d3f3a',
    curtain: '#8d7460',
    floor: 'marble',
    floorColour: '#ded6ca',
  },
];

export interface RoomView {
  hour: Hour;
  scheme: Scheme;
  side: -1 | 1;
  scene: 'garden' | 'city' | 'lagoon';
}
