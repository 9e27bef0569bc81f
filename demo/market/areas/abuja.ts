import { areasOf } from './area.ts';

/** The Federal Capital Territory. */
export const abuja = areasOf(
  'Abuja',
  'FCT',
  'abuja',
  `
  Maitama | 904101 | 9.0885 7.4942 | 7-13 | 900 | 200 | 9 | Gana Street; Aguiyi Ironsi Street; Yedseram Street; Danube Street; Mississippi Street | Transcorp Hilton; Millennium Park; Ministers Hill
  Asokoro | 900103 | 9.0403 7.5216 | 6-11 | 800 | 180 | 8 | Yakubu Gowon Crescent; Jose Marti Street; T.Y. Danjuma Street; Udo Udoma Crescent | the ECOWAS secretariat; AYA junction; the presidential villa
  Wuse 2 | 904101 | 9.0796 7.4746 | 3-6.5 | 450 | 140 | 10 | Adetokunbo Ademola Crescent; Aminu Kano Crescent; Ademola Adetokunbo Close; Cairo Street; Libreville Street | Banex plaza; Wuse market; AP Plaza; Berger roundabout
  Jabi | 900108 | 9.0669 7.4255 | 3-6 | 350 | 120 | 10 | Obafemi Awolowo Way; Ebitu Ukiwe Street; Alex Ekwueme Way; Umaru Dikko Street | Jabi Lake mall; the lake; Jabi motor park; Utako market
  Utako | 900108 | 9.0668 7.4431 | 2.8-5 | 280 | 105 | 7 | A.E. Ekukinam Street; Okonjo Iweala Way; I.T. Igbani Street | Utako market; Arab Contractors junction; Berger
  Guzape | 900103 | 9.0166 7.5146 | 4-8 | 420 | 150 | 8 | Guzape Main Road; Nelson Mandela Street; Diplomatic Drive | the hilltop viewpoint; Asokoro extension; AYA
  Katampe Extension | 900108 | 9.1128 7.4595 | 3.5-7 | 400 | 140 | 6 | Katampe Main Road; Diplomatic Zone Road; Samuel Adesujo Ademulegun Street | Katampe hill; Kubwa Expressway; Maitama
  Gwarinpa | 900108 | 9.1099 7.4042 | 2-4.2 | 200 | 85 | 12 | 1st Avenue; 3rd Avenue; 6th Avenue; 69 Road; Charly Boy Crescent; Setraco Road | Setraco gate; Galadima junction; the 3rd Avenue market; Kado fish market
  Life Camp | 900108 | 9.0787 7.3955 | 2.5-4.5 | 260 | 95 | 7 | Ahmadu Bello Way extension; Dantata Road; Godab Estate Road | the Life Camp roundabout; Godab Estate; Jabi
  Apo | 900104 | 8.9894 7.5003 | 2-3.6 | 180 | 75 | 6 | Apo Resettlement Road; Zone E Road; Cedarcrest Road | Apo legislative quarters; Cedarcrest hospital; Gudu market
  Lokogoma | 900104 | 8.9793 7.4599 | 1.6-2.8 | 125 | 60 | 7 | Sunnyvale Road; Efab Metropolis Road; Wonderland Road | Sunnyvale; Galadimawa roundabout; the Outer Southern Expressway
  Kubwa | 901101 | 9.1538 7.3248 | 1.5-2.5 | 85 | 0 | 9 | Gado Nasko Road; Arab Road; PW Road; Phase 4 Road | NYSC camp; Kubwa train station; PW junction
  Lugbe | 900107 | 8.9846 7.379 | 1.3-2.2 | 75 | 0 | 6 | Airport Road; FHA Estate Road; Trademore Road | the airport road; Trademore; Car Wash junction`,
);
